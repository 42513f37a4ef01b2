-- For Pandoc: pandoc --lua-filter fen-board.lua post.md -o post.epub
--
-- Draws code blocks in the language fen with the command fen-board, which must be on the path (npm install --global
-- fen-board), for EPUB, PDF, DOCX and HTML. In HTML each picture is inside the tag, which the script upgrades. PGN stays
-- text, of which the script makes games in HTML.

--- The lines of a block: its FENs, each with the options below it.
local function boards_of(text)
  local boards = {}
  for line in text:gmatch('[^\r\n]+') do
    local name, value = line:match('^%s*([%a-]+)%s*:%s*(.*)$')
    local switch = line:match('^%s*([%a-]+)%s*$')
    local last = boards[#boards]
    if last and name and name:lower() ~= 'fen' then
      last.options[name:lower()] = value
    elseif last and switch then
      last.options[switch:lower()] = 'yes'
    elseif last and last.options.solution and not line:find('/', 1, true) then
      last.options.solution = last.options.solution .. ' ' .. line
    elseif line:match('%S') and not line:match('^%s*#') then
      boards[#boards + 1] = {fen = line, options = {}}
    end
  end
  return boards
end

--- The options of the command for the look of a board, from its help: true for one with a value, false for a switch.
local looks
local function looks_of_command()
  local found = {}
  local help = pandoc.pipe('fen-board', {'--help'}, '')
  local lines = help:match('\nAs on <fen%-board>\n(.-)\n\n')
  for name, values in lines:gmatch('%-%-([%a-]+) *([^\n]*)') do
    found[name] = values ~= ''
  end
  return found
end

local function draw(board)
  looks = looks or looks_of_command()
  local arguments = {board.fen}
  for name, value in pairs(board.options) do
    if looks[name] then
      table.insert(arguments, '--' .. name .. '=' .. value)
    elseif looks[name] == false and value:lower() ~= 'no' then
      table.insert(arguments, '--' .. name)
    end
  end
  return pandoc.pipe('fen-board', arguments, '')
end

local function escaped(text)
  return (text:gsub('[&<>"]', {['&'] = '&amp;', ['<'] = '&lt;', ['>'] = '&gt;', ['"'] = '&quot;'}))
end

local function tag(board, svg)
  local attributes = ''
  for name, value in pairs(board.options) do
    local lower = value:lower()
    if name ~= 'caption' and lower ~= 'no' then
      attributes = attributes .. ' ' .. name .. '="' .. (lower == 'yes' and '' or escaped(value)) .. '"'
    end
  end
  if board.options.solution then attributes = attributes .. ' mode="solve"' end
  local html = '<fen-board fen="' .. escaped(board.fen) .. '"' .. attributes .. '>' .. svg
  if board.options.caption then
    html = html .. '<p slot="caption">' .. escaped(board.options.caption) .. '</p>'
  end
  return pandoc.RawBlock('html', html .. '</fen-board>')
end

function CodeBlock(block)
  if not block.classes:includes('fen') then return nil end
  local made = {}
  for _, board in ipairs(boards_of(block.text)) do
    local ok, svg = pcall(draw, board)
    if not ok then
      -- The command has printed the error, and the block stays text.
      io.stderr:write('fen-board.lua: not drawn: ' .. board.fen .. '\n')
      return nil
    end
    if FORMAT:match('^html') then
      table.insert(made, tag(board, svg))
    else
      local name = pandoc.utils.sha1(svg) .. '.svg'
      pandoc.mediabag.insert(name, 'image/svg+xml', svg)
      local caption = board.options.caption or ''
      table.insert(made, pandoc.Para({pandoc.Image(caption, name, caption ~= '' and 'fig:' or '')}))
    end
  end
  return made
end
