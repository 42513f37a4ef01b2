-- For Pandoc: pandoc --lua-filter fen-board.lua post.md -o post.epub
--
-- Draws code blocks in the languages fen and pgn with the command fen-board, which must be on the path (npm install --global
-- fen-board). In EPUB, PDF and DOCX a game is its moves with comments, variations and the diagrams that it asks for. On a page of
-- HTML each picture is inside the tag, which the script upgrades, and a game stays text, of which the script makes a game.

--- Whether a page is written, where a script can run, and not a PDF that is made from HTML.
local is_page = FORMAT:match('^html') and not (PANDOC_STATE.output_file or ''):match('%.pdf$')

local function works(program)
  return (pcall(pandoc.pipe, program, {'--version'}, ''))
end

--- Whether pictures are PNGs: where the output cannot show SVG, and Pandoc has no rsvg-convert to change that.
local is_png = not FORMAT:match('^html') and not FORMAT:match('^epub') and not works('rsvg-convert')

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

--- Runs the command with those of the options that change a picture.
local function run(arguments, options, input)
  looks = looks or looks_of_command()
  for name, value in pairs(options) do
    if looks[name] then
      table.insert(arguments, '--' .. name .. '=' .. value)
    elseif looks[name] == false and value:lower() ~= 'no' then
      table.insert(arguments, '--' .. name)
    end
  end
  return pandoc.pipe('fen-board', arguments, input)
end

local format = is_png and 'png' or 'svg'

local function draw(board)
  return run({board.fen, '--format=' .. format}, board.options, '')
end

--- The sentences about a board, for readers who listen.
local function describe(board)
  return run({board.fen, '--describe'}, {marks = board.options.marks, lang = board.options.lang}, '')
end

--- The PGN of a block, and the options above it, which an empty line divides from it.
local function game_of(text)
  local options = {}
  local rest = text
  while true do
    local line, after = rest:match('^([^\n]*)\n(.*)$')
    if not line then return text, {} end
    if line:match('^%s*$') then return after, options end
    local name, value = line:match('^%s*([%a-]+)%s*:%s*(.*)$')
    local switch = line:match('^%s*([%a-]+)%s*$')
    if not name and not switch then return text, {} end
    options[(name or switch):lower()] = value or 'yes'
    rest = after
  end
end

--- The width of a diagram, that of a board of eight files drawn as SVG.
local width = '360px'

local function as_wide_as_others(image)
  image.attributes.width = width
  image.attributes.height = nil
  return image
end

--- The games of a block as blocks of Pandoc.
local function games(text)
  local pgn, options = game_of(text)
  local html = run({'-', '--from=pgn', '--as=static', '--format=' .. format}, options, pgn)
  local read = pandoc.read(html, 'html').blocks
  local made = pandoc.walk_block(pandoc.Div(read), {Image = as_wide_as_others}).content
  local number = tonumber(options.game)
  return number and {made[number]} or made
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

--- A block that cannot be drawn stays text. The command has printed why, unless it is missing.
local function report(text)
  local reason = works('fen-board') and '' or ' (the command fen-board is not on the path)'
  io.stderr:write('fen-board.lua: not drawn' .. reason .. ': ' .. text .. '\n')
end

function CodeBlock(block)
  if block.classes:includes('pgn') and not is_page then
    local ok, made = pcall(games, block.text)
    if ok then return made end
    return report(block.text:match('[^\n]*'))
  end
  if not block.classes:includes('fen') then return nil end
  local made = {}
  for _, board in ipairs(boards_of(block.text)) do
    local ok, picture = pcall(draw, board)
    if not ok then return report(board.fen) end
    if FORMAT:match('^html') then
      table.insert(made, tag(board, picture))
    else
      local name = pandoc.utils.sha1(picture) .. '.' .. format
      pandoc.mediabag.insert(name, is_png and 'image/png' or 'image/svg+xml', picture)
      local caption = board.options.caption
      local text = caption or describe(board):gsub('%s+$', '')
      local image = pandoc.Image(text, name, caption and 'fig:' or '')
      table.insert(made, pandoc.Para({as_wide_as_others(image)}))
    end
  end
  return made
end
