// The page's script.
import 'fen-board';
