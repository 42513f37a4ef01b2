<?php
/**
 * The blocks.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks. Posts store markup that needs no plugin; pages get markup made from it.
 */
function register_blocks() {
	$folder = plugin_dir_path( FILE ) . 'blocks';
	register_block_type( "$folder/diagram", array( 'render_callback' => __NAMESPACE__ . '\render_diagram' ) );
	register_block_type( "$folder/game", array( 'render_callback' => __NAMESPACE__ . '\render_game' ) );
	register_block_type( "$folder/set", array( 'render_callback' => __NAMESPACE__ . '\render_set' ) );
}

/**
 * Reads attributes of the first tag in some markup.
 *
 * @param string       $html  Begins with the tag.
 * @param list<string> $names The names of the attributes.
 * @return array<string, string> Those that the tag has, with a value.
 */
function attributes_of_tag( $html, $names ) {
	$tag = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tag->next_tag() ) {
		return array();
	}
	$found = array();
	foreach ( $names as $name ) {
		$value = $tag->get_attribute( $name );
		if ( is_string( $value ) && '' !== $value ) {
			$found[ $name ] = $value;
		}
	}
	return $found;
}

/**
 * Keeps the width of a stored board's style: a stored board has no other style.
 *
 * @param array<string, string> $attributes With `style`, perhaps.
 * @return array<string, string> `style` with only the width, or an empty array.
 */
function width_of( $attributes ) {
	$style = isset( $attributes['style'] ) ? $attributes['style'] : '';
	return preg_match( '~^\s*width:\s*(\d{1,4})px\s*;?\s*$~D', $style, $found ) ? array( 'style' => "width:{$found[1]}px" ) : array();
}

/**
 * Replaces the FEN in a stored diagram by a board.
 *
 * @param array  $attributes Not used: the markup has all of them, and people may have edited it.
 * @param string $content    The stored markup.
 * @return string
 */
function render_diagram( $attributes, $content ) {
	$solution = '';
	$summary  = '';
	$content  = preg_replace_callback(
		'~<details\b[^>]*\bfen-board-solution\b[^>]*>\s*<summary\b[^>]*>(.*?)</summary>(.*?)</details>~s',
		function ( $found ) use ( &$solution, &$summary ) {
			$summary  = text_of( $found[1] );
			$solution = trim( text_of( $found[2] ) );
			return '';
		},
		$content,
		1
	);
	return preg_replace_callback(
		'~<div\s[^>]*?\bclass="(?:[^"]*\s)?fen-board[\s"][^>]*>([^<]*)</div>~',
		function ( $found ) use ( $solution, $summary ) {
			$stored = attributes_of_tag( $found[0], array( 'class', 'style' ) );
			$board  = attributes_of_classes( 'fen-board', $stored['class'] );
			return boards( text_of( $found[1] ), $board + width_of( $stored ), $solution, $summary );
		},
		$content,
		1
	);
}

/**
 * Replaces the PGN in a stored game by a game viewer.
 *
 * @param array  $attributes Not used, as in `render_diagram`.
 * @param string $content    The stored markup.
 * @return string
 */
function render_game( $attributes, $content ) {
	return preg_replace_callback(
		'~<pre\s[^>]*?\bclass="(?:[^"]*\s)?fen-game[\s"][^>]*>(.*)</pre>~s',
		function ( $found ) {
			$stored = attributes_of_tag( $found[0], array( 'class', 'style', 'id' ) );
			$game   = attributes_of_classes( 'fen-game', $stored['class'] );
			$keep   = preg_grep( '~^(?:wp-|align|has-|is-)~', preg_split( '~\s+~', $stored['class'] ) );
			$game  += array( 'class' => implode( ' ', $keep ) ) + width_of( $stored );
			if ( isset( $stored['id'] ) ) {
				$game['id'] = $stored['id'];
			}
			if ( preg_match( '~^\s*+(<a\s[^>]*+>)[^<]*+</a>\s*+$~D', $found[1], $link ) ) {
				$game['src'] = file_address( implode( attributes_of_tag( $link[1], array( 'href' ) ) ), array( 'pgn' ) );
			}
			return game( text_of( $found[1] ), array_filter( $game ) );
		},
		$content,
		1
	);
}

/**
 * Replaces the link in a stored set of puzzles by a board.
 *
 * @param array  $attributes Not used, as in `render_diagram`.
 * @param string $content    The stored markup.
 * @return string
 */
function render_set( $attributes, $content ) {
	return preg_replace_callback(
		'~<p\s[^>]*?\bclass="(?:[^"]*\s)?fen-board-set[\s"][^>]*>\s*+(<a\s[^>]*+>)[^<]*+</a>\s*+</p>~s',
		function ( $found ) {
			$stored = attributes_of_tag( $found[0], array( 'class', 'style' ) );
			$src    = file_address( implode( attributes_of_tag( $found[1], array( 'href' ) ) ), SET_EXTENSIONS );
			$board  = attributes_of_classes( 'fen-board', $stored['class'] ) + width_of( $stored );
			return '' === $src ? $found[0] : puzzle_set( $src, $board );
		},
		$content,
		1
	);
}
