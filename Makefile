# Makefile - builds galley, its tests and its tools. `make help` lists targets.

# --- what you may set --------------------------------------------------------
CC       ?= cc
CONFIG   ?= release
SANITIZE ?=
BUILD    ?= build
CUDA     ?= auto
BLAS     ?= auto
READLINE ?= auto
LUA_PC   ?= lua5.4
PREFIX   ?= /usr/local
DESTDIR  ?=
V        ?= 0

# --- what we find ------------------------------------------------------------
OUT := $(BUILD)/$(CONFIG)$(if $(SANITIZE),-$(SANITIZE))$(if $(filter-out auto dnnl,$(BLAS)),-$(BLAS))
HAVE_H = $(shell echo '\#include <$(1)>' | $(CC) -E -x c - >/dev/null 2>&1 && echo yes)
LUA_CFLAGS := $(shell pkg-config --cflags $(LUA_PC) 2>/dev/null)
LUA_LIBS   := $(shell pkg-config --libs $(LUA_PC) 2>/dev/null)
ifeq ($(BLAS),auto)
BLAS_KIND := $(if $(call HAVE_H,oneapi/dnnl/dnnl.h),dnnl,openblas)
else
BLAS_KIND := $(BLAS)
endif
ifeq ($(BLAS_KIND),dnnl)
BLAS_CFLAGS := -DGAL_BLAS_DNNL
BLAS_LIBS   := -ldnnl -lgomp
else
BLAS_CFLAGS := -DGAL_BLAS_OPENBLAS $(shell pkg-config --cflags openblas 2>/dev/null)
BLAS_LIBS   := $(or $(shell pkg-config --libs openblas 2>/dev/null),-lopenblas)
endif
ifeq ($(READLINE),edit)
RL_CFLAGS := -DGAL_EDITLINE
RL_LIBS   := -ledit
else
RL_CFLAGS :=
RL_LIBS   := -lreadline
endif

# --- flags -------------------------------------------------------------------
WARN := -Wall -Wextra -Wpedantic -Wshadow -Wundef -Wvla -Wcast-qual \
  -Wwrite-strings -Wpointer-arith -Wstrict-prototypes -Wmissing-prototypes
OPT  := $(if $(filter debug,$(CONFIG)),-O0 -g,-O2 -g)
SAN  := $(if $(SANITIZE),-fsanitize=$(SANITIZE) -fno-omit-frame-pointer)
CFLAGS_ALL = -std=c11 -D_GNU_SOURCE -I. -I$(OUT) $(WARN) $(OPT) $(SAN) $(LUA_CFLAGS) \
  $(BLAS_CFLAGS) $(RL_CFLAGS) -ffp-contract=off -pthread $(CFLAGS)
LDLIBS = $(BLAS_LIBS) $(LUA_LIBS) $(RL_LIBS) -lsodium -lm -pthread

# --- sources -----------------------------------------------------------------
LANG_SRC := $(wildcard lang/*.c)
KERN_SRC := $(wildcard kernels/*.c kernels/cpu/*.c kernels/cpu/ref/*.c)
# compiled once an instruction set; each exports names suffixed _$(isa)
SIMD_SRC := $(wildcard kernels/cpu/simd/*.c)
VM_SRC   := $(wildcard vm/*.c)
BIND_SRC := $(filter-out bindings/main.c,$(wildcard bindings/*.c))
LUA_SRC  := $(sort $(shell find stdlib -name '*.lua' 2>/dev/null))
ISAS     := $(if $(filter x86_64,$(shell uname -m)),avx512 avx2 base,base)
ISA_avx512 := -march=x86-64-v4 -mprefer-vector-width=512
ISA_avx2   := -march=x86-64-v3
ISA_base   :=

LANG_OBJ := $(LANG_SRC:%.c=$(OUT)/%.o)
KERN_OBJ := $(KERN_SRC:%.c=$(OUT)/%.o) \
  $(foreach i,$(ISAS),$(SIMD_SRC:%.c=$(OUT)/%.$(i).o))
VM_OBJ   := $(VM_SRC:%.c=$(OUT)/%.o)
BIND_OBJ := $(BIND_SRC:%.c=$(OUT)/%.o) $(OUT)/stdlib.o
ALL_OBJ  := $(LANG_OBJ) $(KERN_OBJ) $(VM_OBJ) $(BIND_OBJ)
TEST_BIN := $(patsubst %.c,$(OUT)/%,$(wildcard tests/lang/*.c tests/kernels/*.c tests/vm/*.c tests/bindings/*.c))

.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: all
Q := $(if $(filter 1,$(V)),,@)
say = $(if $(filter 1,$(V)),,@echo "$(1)";)

# --- rules -------------------------------------------------------------------
all: $(OUT)/galley  ## build the galley binary

$(OUT)/%.o: %.c
	@mkdir -p $(@D)
	$(call say,CC $<)$(CC) $(CFLAGS_ALL) -MMD -MP -c -o $@ $<

define isa_rule
$(OUT)/%.$(1).o: %.c
	@mkdir -p $$(@D)
	$$(call say,CC $$< $(1))$(CC) $$(CFLAGS_ALL) -O3 -ffp-contract=fast $(ISA_$(1)) -DGAL_ISA=$(1) -MMD -MP -c -o $$@ $$<
endef
$(foreach i,$(ISAS),$(eval $(call isa_rule,$(i))))

$(OUT)/galley: $(OUT)/bindings/main.o $(ALL_OBJ)
	$(call say,LD $@)$(CC) $(SAN) -o $@ $^ $(LDLIBS)

# A test links only the rooms at or below its own, and of its own room all.
$(OUT)/tests/lang/%: tests/lang/%.c $(LANG_OBJ)
	@mkdir -p $(@D)
	$(call say,LD $@)$(CC) $(CFLAGS_ALL) -MMD -MP -MF $@.d -o $@ $< $(LANG_OBJ) -lm -pthread
$(OUT)/tests/kernels/%: tests/kernels/%.c $(LANG_OBJ) $(KERN_OBJ)
	@mkdir -p $(@D)
	$(call say,LD $@)$(CC) $(CFLAGS_ALL) -MMD -MP -MF $@.d -o $@ $< $(LANG_OBJ) $(KERN_OBJ) $(LDLIBS)
$(OUT)/tests/vm/%: tests/vm/%.c $(LANG_OBJ) $(KERN_OBJ) $(VM_OBJ) $(OUT)/stdlib.o
	@mkdir -p $(@D)
	$(call say,LD $@)$(CC) $(CFLAGS_ALL) -MMD -MP -MF $@.d -o $@ $< $(LANG_OBJ) $(KERN_OBJ) $(VM_OBJ) $(OUT)/stdlib.o $(LDLIBS)
$(OUT)/tests/bindings/%: tests/bindings/%.c $(ALL_OBJ)
	@mkdir -p $(@D)
	$(call say,LD $@)$(CC) $(CFLAGS_ALL) -MMD -MP -MF $@.d -o $@ $< $(ALL_OBJ) $(LDLIBS)

# The stdlib as bytes inside the binary: one array a file.
$(OUT)/stdlib.c: $(LUA_SRC) stdlib/embed.lua
	@mkdir -p $(@D)
	$(Q)lua5.4 stdlib/embed.lua $@ $(LUA_SRC)
$(OUT)/stdlib.o: $(OUT)/stdlib.c
	$(call say,CC $<)$(CC) $(CFLAGS_ALL) -c -o $@ $<

clean:  ## remove what was built
	rm -rf $(BUILD)

-include $(wildcard $(OUT)/*.d $(OUT)/*/*.d $(OUT)/*/*/*.d $(OUT)/*/*/*/*.d)
