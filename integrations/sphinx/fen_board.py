"""Chess boards and games in Sphinx: copy this file beside conf.py, and fen-board.all.min.js into _static.

    import sys; sys.path.insert(0, '.')
    extensions = ['fen_board']

Then `.. fen::` and `.. pgn::` take a FEN with its options, or PGN, as their content, and code blocks in the languages
`fen` and `pgn` become boards and games too. In MyST write ```{fen}. Where there is no HTML, the text stays.
"""

from docutils import nodes
from docutils.parsers.rst import Directive
from pygments.lexers.special import TextLexer


class Block(Directive):
    """A block that the script makes a board or a game of."""

    has_content = True

    def run(self):
        text = '\n'.join(self.content)
        return [nodes.literal_block(text, text, language=self.name, highlight_args={})]


class FenLexer(TextLexer):
    name = 'FEN'
    aliases = ['fen']


class PgnLexer(TextLexer):
    name = 'PGN'
    aliases = ['pgn']


def setup(app):
    for name, lexer in (('fen', FenLexer), ('pgn', PgnLexer)):
        app.add_lexer(name, lexer)
        app.add_directive(name, Block)
    app.add_js_file('fen-board.all.min.js')
    return {'parallel_read_safe': True, 'parallel_write_safe': True}
