--- embed.lua OUT FILE...: write a C file that holds each Lua file as bytes,
--- under its module name ("galley.models" for stdlib/galley/models.lua). Run
--- by the build, not part of the binary.
local out, files = arg[1], { table.unpack(arg, 2) }
local f = assert(io.open(out, "w"))
f:write('#include "vm/stdlib.h"\n\n')
local rows = {}
for i, path in ipairs(files) do
  if not path:match("embed%.lua$") then
    local source = assert(io.open(path, "rb")):read("a")
    f:write(("static const unsigned char file_%d[] = {"):format(i))
    for at = 1, #source, 16 do
      local line = source:sub(at, at + 15):gsub(".", function(c)
        return ("%d,"):format(c:byte())
      end)
      f:write("\n  ", line)
    end
    f:write("0};\n")
    local name = path:gsub("^stdlib/", ""):gsub("%.lua$", ""):gsub("/", ".")
    rows[#rows + 1] = ('  {"%s", "%s", (const char *)file_%d, %d},\n')
        :format(name, path, i, #source)
  end
end
f:write("\nconst gal_stdlib_file gal_stdlib[] = {\n", table.concat(rows),
        "  {0, 0, 0, 0}};\n")
f:close()
