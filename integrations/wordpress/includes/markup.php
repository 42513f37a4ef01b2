<?php
/**
 * From what is stored, or what a shortcode says, to what a page gets.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Escapes a text for an element or an attribute, so that nothing that WordPress does to a page afterwards changes it:
 * a bracket would begin a shortcode, between spaces a hyphen would become a dash, and three points one character.
 *
 * @param string $text Any text.
 * @return string
 */
function text_in_markup( $text ) {
	return strtr(
		// esc_html leaves entities that are there already; these are the author's own characters.
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
 * A pattern for the tags that may stand around a text, without their `<`. Any other `<` is the author's own, as in
 * `{eval <0.3}` or `<U1800>`. No part of it runs over another tag: its time grows with the text, not with its square.
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
 * The text that markup shows.
 *
 * @param string $html Markup without elements that hide text.
 * @return string
 */
function text_of( $html ) {
	$text = preg_replace( array( '~<br\s*+/?>~', '~<' . tag_pattern() . '~' ), array( "\n", '' ), $html );
	return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/**
 * Writes attributes, escaped.
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
 * A board.
 *
 * @param string                     $fen        The FEN as its author wrote it.
 * @param array<string, string|true> $attributes What `clean_attributes` left; and `class` and `style`.
 * @param string                     $solution   Of a puzzle: move text, as its author wrote it.
 * @param string                     $summary    What opens the solution.
 * @return string Escaped markup.
 */
function board( $fen, $attributes, $solution = '', $summary = '' ) {
	$fen     = trim( $fen );
	$drawing = draw( $fen, $attributes );
	$details = '' === $solution ? '' : solution( $solution, $summary );
	if ( is_feed() ) {
		// Feed readers run no script, and many drop the picture: then the FEN is what is left.
		return '<div>' . $drawing . '</div><p>' . text_in_markup( $fen ) . '</p>' . $details;
	}
	enqueue_front();
	$drawing = '' === $drawing ? text_in_markup( $fen ) : $drawing;
	if ( '' !== $details && isset( $attributes['mode'] ) && 'solve' === $attributes['mode'] ) {
		// It stands where the buttons of the puzzle come, and goes when they are there.
		$attributes['solution'] = $solution;
		$drawing               .= $details;
		$details                = '';
	}
	return '<fen-board' . attributes_in_markup( array( 'fen' => $fen ) + $attributes ) . ">$drawing</fen-board>$details";
}

/**
 * A game.
 *
 * @param string                     $pgn        The PGN as its author wrote it.
 * @param array<string, string|true> $attributes What `clean_attributes` left; and `src`, `id`, `class` and `style`.
 * @return string Escaped markup.
 */
function game( $pgn, $attributes ) {
	// RPB Chessboard's mark for a diagram, in a comment.
	$pgn = preg_replace( '~\[pgndiagram\b[^\[\]]*+\]~i', '[#]', $pgn, -1, $count );
	if ( $count ) {
		$attributes['diagrams'] = true;
	}
	$file = isset( $attributes['src'] ) ? $attributes['src'] : '';
	// Without script a file is a link.
	$text = '' === $file
		? '<pre>' . text_in_markup( trim( $pgn ) ) . '</pre>'
		: '<p><a href="' . esc_url( $file ) . '">' . text_in_markup( rawurldecode( wp_basename( $file ) ) ) . '</a></p>';
	if ( is_feed() ) {
		return $text;
	}
	enqueue_front();
	return '<fen-game' . attributes_in_markup( $attributes ) . ">$text</fen-game>";
}

/**
 * The solution of a puzzle, for readers without script.
 *
 * @param string $solution Move text.
 * @param string $summary  What opens it.
 * @return string Escaped markup.
 */
function solution( $solution, $summary ) {
	return '<details class="fen-board-solution"><summary>' . text_in_markup( $summary ) . '</summary><p>'
		. text_in_markup( $solution ) . '</p></details>';
}
