import {attributesOf} from '../attributes.js';

const fewValues = [...attributesOf('fen-board', 'look')]
  .flatMap(([name, {values}]) => (values ? `      --${name.padEnd(12)} ${values.join(', ')}` : []))
  .join('\n');

export const help = `Draws chess positions: FEN, X-FEN and Shredder-FEN, on boards of 8×8 and 10×8.

  fen-board "<fen>" -o board.svg
  fen-board positions.fen games.pgn -o boards/

An input is a FEN in quotation marks; a start position by its number or name (chess960:518, start,
capablanca, gothic, carrera, janus, embassy); a .fen or .epd file with one board per line (blank
lines and lines that begin with # are skipped); a .pgn file; or - for the standard input.

  -o, --output       a name that ends in .svg or .png is the file of one board; one without an
                     ending, or with a / behind it, is a folder for any number: 001.svg, 002.svg,
                     or by the id of an EPD record. Without -o one board is written to the
                     standard output.
      --format       svg or png, if -o does not show it. PNG needs @resvg/resvg-js installed.
      --from         fen, epd or pgn: the format of an input whose name does not show it
      --random       chess960 or capablanca: draws one of their start positions by lot
      --force        replace files that are already there

      --width        width in pixels (PNG: 720 by default); --size is the same
      --height       height in pixels: the board is in the middle, as large as it fits
      --padding      pixels that stay free on each side, at most a quarter of the width or height
      --background   a colour, such as "#fff" or white; transparent by default
                     A social card: --width 1200 --height 630 --background "#fff" --padding 40

Of a game the last position is drawn, or
      --ply N        the one after N half-moves, 0 being the start; of a shorter game, the last
      --every        all of them: 001-000.svg, 001-001.svg, …
      --variations   the same, and those of variations: 001-014-002-014.svg is the first move of
                     the second variation in place of half-move 14
      --diagrams     those where the game asks for a diagram, with [#], [D] or $220

As on <fen-board>
${fewValues}
      --pieces       modern, classic          --turn-marker
      --marks        such as "Ge4 Yg1f3"      --lang    the language of descriptions
      --label        the accessible name

      --help, --version

The exit status is 0 if everything was drawn; 1 if something could not be drawn, which is
reported with its place as file:line:column on the standard error, while the rest is drawn; 2 if
the command line cannot be understood.
`;
