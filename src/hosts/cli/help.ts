import {pictureAttributes} from '../../attributes.js';

/** A line for each attribute of the picture that is boolean or has a list of values. The others are described by hand. */
const lookHelp = [...pictureAttributes]
  .filter(([, {values, isBoolean}]) => values !== undefined || isBoolean)
  .map(([name, {values = []}]) => `      --${name.padEnd(12)} ${values.join(', ')}`.trimEnd())
  .join('\n');

/** The text of `--help`. */
export const help = `Draws chess positions: FEN, X-FEN and Shredder-FEN, on boards of 8×8 and 10×8.

  fen-board "<fen>" -o board.svg
  fen-board positions.fen games.pgn -o boards/

An input is a FEN in quotation marks; a start position by its number or name (chess960:518, start,
capablanca, gothic, carrera, janus, embassy, grotesque, univers, victorian); a .fen or .epd file
with one board per line (blank lines and lines that begin with # or % are skipped); a .pgn file;
or - for the standard input.

  -o, --output       a name that ends in .svg, .png or .gif is the file of one board or game; one
                     without an ending, or with a / behind it, is a folder for any number: 001.svg,
                     002.svg, or by the id of an EPD record. Without -o one is written to the
                     standard output.
      --format       svg, png or gif, if -o does not show it. PNG and GIF need @resvg/resvg-js
                     installed, GIF needs gifenc too.
      --from         fen, epd or pgn: the format of an input whose name does not show it
      --random       chess960 or capablanca: draws one of their start positions at random
      --force        replace files that are already there

      --width        width in pixels (PNG: 720 by default); --size is the same
      --height       height in pixels: the board is in the middle, as large as it fits
      --padding      pixels that stay free on each side, at most a quarter of the width or height
      --background   a colour, such as "#fff" or white; transparent by default
                     A social card: --width 1200 --height 630 --background "#fff" --padding 40

      --as           prints what to paste for a board instead of a picture: tag, img, markdown (a
                     fence), shortcode (WordPress), frame, or description; --describe is the last;
                     static prints a game as HTML without a script: moves, comments, diagrams
      --address      for --as img: the address of the picture, or of a service, ending in /;
                     without it, --as img has the names of the files that -o boards/ writes;
                     for --as tag the same, whose picture is then inside the tag;
                     for --as frame: of the folder with embed.html

Of a game the last position is drawn, or
      --ply N        the one after N half-moves, 0 being the start; of a shorter game, the last
      --at PLACE     the one after a move: 14 for White's, 14b for Black's, start, end; 14b/1/16 is
                     move 16 in the first variation in place of 14b
      --every        all of them, with the last move: 001-000.svg, 001-001.svg, …
      --variations   the same, and those of variations: 001-014-002-014.svg is the first move of
                     the second variation in place of half-move 14
      --diagrams     those where the game asks for a diagram, with [#], [D] or $220
      --last-move    highlight the move that led to the position
Without a game among the inputs, these are refused.
Arrows and squares of the game are drawn too, unless --marks names others.

A game that plays itself, with its players and its result:
      --animate      as an SVG that moves in an <img>, without a script; a .gif always moves
      --seconds      from one move to the next: 1.2, or from 0.2 to 60
      --at PLACE     ends there, in a variation too

As on <fen-board>
${lookHelp}
      --pieces       modern, classic
      --marks        such as "Ge4 Yg1f3"
      --lang         the language of descriptions
      --label        the accessible name

      --help, --version

  fen-board serve    serves pictures by address: http://localhost:8080/start.svg?theme=green
      --port, --host 8080 and localhost by default
      --base         the address at which readers reach it, such as https://boards.example.org/

The exit status is 0 if everything was drawn; 1 if something could not be drawn, which is
reported with its place as file:line:column on the standard error, while the rest is drawn; 2 if
the command line cannot be understood.
`;
