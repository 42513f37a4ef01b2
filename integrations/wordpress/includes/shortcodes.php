<?php
/**
 * The shortcodes, for the classic editor and for posts that were written for other chess plugins.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Registers each shortcode whose name no other plugin has registered.
 */
function register_shortcodes() {
	$ours = array();
	foreach ( array(
		'fen'       => 'fen_shortcode',
		'fen-board' => 'fen_shortcode',
		'pgn'       => 'pgn_shortcode',
	) as $tag => $callback ) {
		if ( ! shortcode_exists( $tag ) ) {
			add_shortcode( $tag, __NAMESPACE__ . "\\$callback" );
			$ours[] = $tag;
		}
	}
	add_filter(
		'no_texturize_shortcodes',
		function ( $tags ) use ( $ours ) {
			return array_merge( $tags, $ours );
		}
	);
	add_filter(
		'content_save_pre',
		function ( $content ) use ( $ours ) {
			return escape_in_shortcodes( $content, $ours );
		},
		// Before WordPress removes text that it takes for tags.
		5
	);
}

/**
 * Escapes each `<` in our shortcodes that does not begin a tag, so that neither WordPress nor a browser removes the text
 * after it.
 *
 * @param string       $content A post, with slashes added.
 * @param list<string> $tags    The names of our shortcodes.
 * @return string
 */
function escape_in_shortcodes( $content, $tags ) {
	if ( ! $tags || false === strpos( $content, '[/' ) ) {
		return $content;
	}
	$tags    = implode( '|', array_map( 'preg_quote', $tags ) );
	$escaped = preg_replace_callback(
		"~\\[($tags)(?=[\\s\\]])[^\\[\\]]*+\\]\\K(?:[^\\[]++|\\[(?!/?\\1[\\s\\]]))*+(?=\\[/\\1\\])~",
		function ( $found ) {
			return preg_replace( '~<(?!' . tag_pattern() . ')~', '&lt;', $found[0] );
		},
		wp_unslash( $content )
	);
	return null === $escaped ? $content : wp_slash( $escaped );
}

/**
 * The text between the tags of a shortcode, as it was before WordPress made paragraphs of it.
 *
 * @param string|null $content The content from WordPress.
 * @return string
 */
function shortcode_text( $content ) {
	// No pattern begins with blanks or runs past a tag, so that matching takes linear time.
	$html = implode( "\n", array_map( 'trim', preg_split( '~<br\s*+/?>~i', (string) $content ) ) );
	$html = preg_replace( '~</p>\s*+<p\b[^<>]*+>~i', "\n\n", $html );
	return trim( str_replace( "\xC2\xA0", ' ', text_of( preg_replace( '~</?p\b[^<>]*+>~i', '', $html ) ) ) );
}

/**
 * Whether the value of an attribute means yes.
 *
 * @param string $value Such as `true` in flip="true".
 * @return bool
 */
function is_yes( $value ) {
	return in_array( strtolower( $value ), array( 'true', 'yes', 'on', '1' ), true );
}

/**
 * Converts RPB Chessboard's notation of a place in a game to ours: its first variation is v0, ours is 1.
 *
 * @param string $place Such as 14b, or 14b-v0-15w.
 * @return string Such as 14b, or 14b/1/15w.
 */
function place_of( $place ) {
	return preg_replace_callback(
		'~-v(\d{1,3})-~',
		function ( $found ) {
			return '/' . ( (int) $found[1] + 1 ) . '/';
		},
		$place
	);
}

/**
 * Converts Embed Chessboard's notation of a place in a game, which counts the moves of both sides, to ours.
 *
 * @param string $place A number, or start, end or the first letter of these.
 * @return string The place; empty if we have no such place, as for a random one.
 */
function place_of_half_move( $place ) {
	$named = array(
		's'     => 'start',
		'start' => 'start',
		'0'     => 'start',
		'e'     => 'end',
		'end'   => 'end',
	);
	if ( isset( $named[ $place ] ) ) {
		return $named[ $place ];
	}
	return preg_match( '~^\d{1,4}$~D', $place ) ? ceil( $place / 2 ) . ( $place % 2 ? '' : 'b' ) : '';
}

/**
 * Converts the attributes of a shortcode to ours; those of RPB Chessboard and Embed Chessboard if we have an equivalent.
 *
 * @param string       $tag  Either fen-board or fen-game.
 * @param array|string $atts As WordPress gives them: names in lower case; an empty text if there are none.
 * @return array<string, string|true> Attributes from `clean_attributes`, with `class` and `style`.
 */
function shortcode_attributes( $tag, $atts ) {
	$atts = is_array( $atts ) ? $atts : array();
	foreach ( $atts as $name => $value ) {
		// A boolean attribute without a value.
		if ( is_int( $name ) && ! isset( $atts[ $value ] ) ) {
			$atts[ $value ] = true;
		}
	}
	$first = function ( ...$names ) use ( $atts ) {
		foreach ( $names as $name ) {
			if ( isset( $atts[ $name ] ) && is_string( $atts[ $name ] ) ) {
				return $atts[ $name ];
			}
		}
		return '';
	};

	$theirs = array();
	if ( is_yes( $first( 'flip', 'flipped' ) ) ) {
		$theirs['orientation'] = 'black';
	}
	$shown = strtolower( $first( 'show_coordinates', 'nav_show_coordinates' ) );
	if ( in_array( $shown, array( 'false', 'no', 'off', '0' ), true ) ) {
		$theirs['coordinates'] = 'none';
	}
	$marks = trim( $first( 'csl' ) . ' ' . $first( 'cal' ) );
	if ( '' !== $marks ) {
		$theirs['marks'] = str_replace( ',', ' ', $marks );
	}
	$theirs['at'] = place_of( strtolower( $first( 'initial_selection' ) ) );
	if ( '' === $theirs['at'] ) {
		$theirs['at'] = place_of_half_move( strtolower( $first( 'initialhalfmove', 'ih' ) ) );
	}
	$game = strtolower( $first( 'initialgame', 'ig' ) );
	if ( '' !== $game ) {
		$theirs['game'] = in_array( $game, array( 'f', 'first' ), true ) ? '1' : $game;
	}
	$layout = strtolower( $first( 'layout', 'l', 'navigation_board' ) );
	if ( in_array( $layout, array( 'horizontal', 'h', 'floatleft', 'scrollleft' ), true ) ) {
		$theirs['moves'] = 'right';
	} elseif ( in_array( $layout, array( 'vertical', 'v', 'above' ), true ) ) {
		$theirs['moves'] = 'below';
	}
	$letters = array(
		'figurine'  => 'figurine',
		'f'         => 'figurine',
		'figurines' => 'figurine',
		'localized' => 'local',
	);
	$shown   = strtolower( $first( 'showmoves', 'sm', 'piece_symbols' ) );
	if ( isset( $letters[ $shown ] ) ) {
		$theirs['letters'] = $letters[ $shown ];
	} elseif ( in_array( $shown, array( 'hidden', 'h' ), true ) ) {
		$theirs['moves'] = 'none';
	}

	$clean = clean_attributes( $tag, $atts + $theirs );
	// The name of a game in links to its moves.
	$id = trim( $first( 'id' ) );
	if ( 'fen-game' === $tag && preg_match( '~^[A-Za-z][\w-]{0,63}$~D', $id ) ) {
		$clean['id'] = $id;
	}

	$align = preg_replace( '~^float~', '', strtolower( $first( 'align' ) ) );
	if ( in_array( $align, array( 'left', 'center', 'right', 'wide', 'full' ), true ) ) {
		$clean['class'] = "align$align";
	}
	$height = strtolower( $first( 'height' ) );
	if ( 'fen-game' === $tag && in_array( $height, array( 'normal', 'tall', 'all' ), true ) ) {
		$clean['class'] = ( isset( $clean['class'] ) ? "{$clean['class']} " : '' ) . "has-$height-moves";
	}
	$width  = $first( 'width' );
	$square = $first( 'square_size' );
	if ( preg_match( '~^\d{2,4}$~D', $width ) ) {
		$clean['style'] = "width:{$width}px";
	} elseif ( preg_match( '~^\d{1,3}$~D', $square ) ) {
		$clean['style'] = 'width:' . 8 * $square . 'px';
	}
	return $clean;
}

/**
 * The caption in an attribute of a shortcode.
 *
 * @param array|string $atts As WordPress gives them.
 * @return string The caption; empty if there is none.
 */
function caption_of( $atts ) {
	return isset( $atts['caption'] ) && is_string( $atts['caption'] ) ? trim( text_of( $atts['caption'] ) ) : '';
}

/**
 * `[fen]…[/fen]` and `[fen-board]…[/fen-board]`; the FEN may be in the attribute `fen` too. `[fen src="…"]` is a set of puzzles.
 *
 * @param array|string $atts    See `shortcode_attributes`.
 * @param string|null  $content The FEN.
 * @return string
 */
function fen_shortcode( $atts, $content = null ) {
	$fen = shortcode_text( $content );
	if ( '' === $fen && isset( $atts['fen'] ) && is_string( $atts['fen'] ) ) {
		$fen = trim( $atts['fen'] );
	}
	$src = isset( $atts['src'] ) && is_string( $atts['src'] ) ? file_address( $atts['src'], SET_EXTENSIONS ) : '';
	if ( '' === $fen . $src ) {
		return '';
	}
	if ( 'empty' === $fen ) {
		// RPB Chessboard's name for it.
		$fen = '8/8/8/8/8/8/8/8 w - - 0 1';
	}
	$board    = shortcode_attributes( 'fen-board', $atts );
	$solution = isset( $atts['solution'], $board['mode'] ) && is_string( $atts['solution'] ) && 'solve' === $board['mode'] ? trim( $atts['solution'] ) : '';
	$align    = isset( $board['class'] ) ? " {$board['class']}" : '';
	unset( $board['class'] );
	if ( '' === $fen ) {
		return '<div class="wp-block-fen-board-set' . esc_attr( $align ) . '">' . puzzle_set( $src, $board, caption_of( $atts ) ) . '</div>';
	}
	return '<div class="wp-block-fen-board-diagram' . esc_attr( $align ) . '">' . boards( $fen, $board, $solution, '', caption_of( $atts ) ) . '</div>';
}

/**
 * `[pgn]…[/pgn]`.
 *
 * @param array|string $atts    See `shortcode_attributes`.
 * @param string|null  $content The PGN.
 * @return string
 */
function pgn_shortcode( $atts, $content = null ) {
	$pgn = shortcode_text( $content );
	$src = isset( $atts['src'] ) && is_string( $atts['src'] ) ? file_address( $atts['src'], array( 'pgn' ) ) : '';
	if ( '' === $pgn . $src ) {
		return '';
	}
	$game = shortcode_attributes( 'fen-game', $atts ) + array_filter( array( 'src' => $src ) );
	return game( $pgn, $game, caption_of( $atts ) );
}
