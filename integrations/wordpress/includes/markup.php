<?php
/**
 * Makes the markup of a page from stored blocks and shortcodes.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Escapes a text for an element or an attribute, so that later filters of WordPress do not change it: a bracket would
 * begin a shortcode, a hyphen between spaces would become a dash, and three points would become one character.
 *
 * @param string $text Any text.
 * @return string
 */
function text_in_markup( $text ) {
	return strtr(
		// esc_html would keep existing entities, but here an ampersand is always the author's own character.
		htmlspecialchars( wp_check_invalid_utf8( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
		array(
			'['   => '&#091;',
			']'   => '&#093;',
			'-'   => '&#45;',
			'\\'  => '&#92;',
			'...' => '&#46;..',
		)
	);
}

/**
 * A pattern for tags of markup, without their `<`. Any other `<` is the author's own character, as in `{eval <0.3}` or
 * `<U1800>`. No part of the pattern runs past the next tag, so that matching takes linear time.
 *
 * @return string
 */
function tag_pattern() {
	static $pattern = null;
	if ( null === $pattern ) {
		$names   = implode( '|', array_map( 'preg_quote', array_keys( wp_kses_allowed_html( 'post' ) ) ) );
		$pattern = "(?:/?(?:$names)(?:\s++[\w:-]++=(?:\"[^\"<>]*+\"|'[^'<>]*+'))*+\s*+/?+>|!--(?:more|nextpage|\s*+/?wp:)[^<>]*+>)";
	}
	return $pattern;
}

/**
 * Converts markup to the text that it shows.
 *
 * @param string $html Markup without elements that hide text.
 * @return string
 */
function text_of( $html ) {
	$text = preg_replace( array( '~<br\s*+/?>~', '~<' . tag_pattern() . '~' ), array( "\n", '' ), $html );
	return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Formats attributes, escaped.
 *
 * @param array<string, string|true> $attributes Values by name; names are ours, never an author's.
 * @return string
 */
function attributes_in_markup( $attributes ) {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " $name" : " $name=\"" . text_in_markup( $value ) . '"';
	}
	return $text;
}

/**
 * Makes the boards of a text: usually one, with options below its FEN.
 *
 * @param string                     $text       The text as its author wrote it.
 * @param array<string, string|true> $attributes See `board`; options in the text override them.
 * @param string                     $solution   See `board`.
 * @param string                     $summary    See `board`.
 * @param string                     $caption    See `board`.
 * @return string Escaped markup.
 */
function boards( $text, $attributes, $solution = '', $summary = '', $caption = '' ) {
	$markup = '';
	$boards = read_boards( $text );
	if ( ! $boards ) {
		$boards[] = array(
			'fen'     => $text,
			'options' => array(),
		);
	}
	foreach ( $boards as $board ) {
		$options = $board['options'] + compact( 'solution', 'caption' );
		$own     = with_site_defaults( 'fen-board', with_options( 'fen-board', $attributes, $options ) );
		if ( ! empty( $board['options']['solution'] ) ) {
			$own['mode'] = 'solve';
		}
		$markup .= board( $board['fen'], $own, $options['solution'], $summary, $options['caption'] );
	}
	return $markup;
}

/**
 * Makes a board.
 *
 * @param string                     $fen        The FEN as its author wrote it.
 * @param array<string, string|true> $attributes The result of `clean_attributes`, with `class` and `style`.
 * @param string                     $solution   The moves of a puzzle, as its author wrote them.
 * @param string                     $summary    The text of the `<summary>` of the solution; if empty, “Solution”.
 * @param string                     $caption    The caption below the board; may be empty.
 * @return string Escaped markup.
 */
function board( $fen, $attributes, $solution, $summary, $caption ) {
	$fen     = trim( $fen );
	$drawing = draw( $fen, $attributes );
	$details = '' === $solution ? '' : solution( $solution, '' === $summary ? __( 'Solution', 'fen-board' ) : $summary );
	$below   = '' === $caption ? '' : '<p slot="caption" class="wp-element-caption">' . text_in_markup( $caption ) . '</p>';
	if ( is_feed() ) {
		// Feed readers run no script, and many remove the picture: the FEN remains.
		return '<div>' . $drawing . '</div><p>' . text_in_markup( $fen ) . '</p>' . $below . $details;
	}
	enqueue_front();
	// The FEN remains if all tags of a drawing are removed from a page, as for a newsletter.
	$drawing = preg_replace( '~>~', '><desc>' . text_in_markup( $fen ) . '</desc>', $drawing, 1 );
	$drawing = '' === $drawing ? text_in_markup( $fen ) : $drawing;
	if ( '' !== $details && isset( $attributes['mode'] ) && 'solve' === $attributes['mode'] ) {
		// It takes the place of the puzzle's buttons until these have loaded.
		$attributes['solution'] = $solution;
		$below                 .= $details;
		$details                = '';
	}
	return '<fen-board' . attributes_in_markup( array( 'fen' => $fen ) + $attributes ) . ">$drawing$below</fen-board>$details";
}

/**
 * Makes a game.
 *
 * @param string                     $text       The PGN as its author wrote it, perhaps with options above.
 * @param array<string, string|true> $attributes The result of `clean_attributes`, with `src`, `id`, `class` and `style`.
 * @param string                     $caption    The caption below the game; may be empty.
 * @return string Escaped markup.
 */
function game( $text, $attributes, $caption = '' ) {
	list( $pgn, $options ) = read_game( $text );

	$attributes = with_site_defaults( 'fen-game', with_options( 'fen-game', $attributes, $options ) );
	$caption    = isset( $options['caption'] ) ? $options['caption'] : $caption;
	// RPB Chessboard marks a diagram like this, in a comment.
	$pgn = preg_replace( '~\[pgndiagram\b[^\[\]]*+\]~i', '[#]', $pgn, -1, $count );
	if ( $count ) {
		$attributes['diagrams'] = true;
	}
	$file = isset( $attributes['src'] ) ? $attributes['src'] : '';
	// Without script, readers get a link to the file.
	$inside = '' === $file ? '<pre>' . text_in_markup( trim( $pgn ) ) . '</pre>' : link_to( $file );
	$below  = '' === $caption ? '' : '<figcaption class="wp-element-caption">' . text_in_markup( $caption ) . '</figcaption>';
	if ( is_feed() ) {
		return $inside . ( '' === $caption ? '' : '<p>' . text_in_markup( $caption ) . '</p>' );
	}
	enqueue_front();
	if ( '' === $below ) {
		return '<fen-game' . attributes_in_markup( $attributes ) . ">$inside</fen-game>";
	}
	// The alignment belongs to the figure, not to the game in it.
	$classes = isset( $attributes['class'] ) ? preg_split( '~ ~', $attributes['class'] ) : array();
	$around  = implode( ' ', array_merge( array( 'wp-block-fen-board-game' ), preg_grep( '~^align~', $classes ) ) );

	$attributes['class'] = implode( ' ', preg_grep( '~^align|^wp-block~', $classes, PREG_GREP_INVERT ) );
	return '<figure class="' . esc_attr( $around ) . '"><fen-game' . attributes_in_markup( array_filter( $attributes ) ) . ">$inside</fen-game>$below</figure>";
}

/**
 * Makes a board for a set of puzzles.
 *
 * @param string                     $src        The address of the file.
 * @param array<string, string|true> $attributes The result of `clean_attributes`, with `class` and `style`.
 * @param string                     $caption    The caption below the board; may be empty.
 * @return string Escaped markup.
 */
function puzzle_set( $src, $attributes, $caption = '' ) {
	$below = '' === $caption ? '' : '<p slot="caption" class="wp-element-caption">' . text_in_markup( $caption ) . '</p>';
	if ( is_feed() ) {
		return link_to( $src ) . $below;
	}
	enqueue_front();
	$board = with_site_defaults( 'fen-board', array( 'mode' => 'solve' ) + $attributes );
	return '<fen-board' . attributes_in_markup( array( 'src' => $src ) + $board ) . '>' . link_to( $src ) . $below . '</fen-board>';
}

/**
 * Makes a link to a file, for readers without script.
 *
 * @param string $file An address from `file_address`.
 * @return string Escaped markup.
 */
function link_to( $file ) {
	return '<p><a href="' . esc_url( $file ) . '">' . text_in_markup( rawurldecode( wp_basename( $file ) ) ) . '</a></p>';
}

/**
 * Makes the solution of a puzzle, for readers without script.
 *
 * @param string $solution The moves.
 * @param string $summary  The text of the `<summary>` of it.
 * @return string Escaped markup.
 */
function solution( $solution, $summary ) {
	return '<details class="fen-board-solution"><summary>' . text_in_markup( $summary ) . '</summary><p>'
		. text_in_markup( $solution ) . '</p></details>';
}
