<?php
/**
 * The script and the style sheets, and which pages get them.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * The address of a file of this plugin.
 *
 * @param string $path Its path in `assets`.
 * @return string
 */
function asset( $path ) {
	return plugins_url( "assets/$path", FILE );
}

/**
 * Registers the scripts and style sheets; no page loads them yet. The version is in the name of the folder, because the
 * script fetches its parts from its own folder: the query that WordPress adds would apply to the script alone.
 */
function register_assets() {
	$folder = VERSION;
	wp_register_script_module( 'fen-board', asset( "$folder/fen-board.min.js" ), array(), null );
	wp_register_script_module( 'fen-board-upgrade', asset( "$folder/fen-board.upgrade.min.js" ), array(), null );
	wp_register_style( 'fen-board', asset( "$folder/fen-board.css" ), array(), VERSION );
	wp_register_style( 'fen-board-editor', asset( "$folder/editor.css" ), array(), VERSION );
	wp_register_script(
		'fen-board-editor',
		asset( "$folder/editor.js" ),
		array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n' ),
		VERSION,
		true
	);
	wp_set_script_translations( 'fen-board-editor', 'fen-board', plugin_dir_path( FILE ) . 'languages' );
	foreach ( array( 'the_content', 'widget_text', 'widget_block_content' ) as $filter ) {
		add_filter( $filter, __NAMESPACE__ . '\enqueue_for_markup', 99 );
	}
	// Templates of block themes do not go through `the_content`.
	add_filter(
		'render_block',
		function ( $html, $block ) {
			$by_hand = array( null, 'core/html', 'core/code', 'core/preformatted' );
			return in_array( $block['blockName'], $by_hand, true ) ? enqueue_for_markup( $html ) : $html;
		},
		10,
		2
	);
}

/**
 * Adds the script and the style sheet to this page.
 */
function enqueue_front() {
	// An excerpt shows no boards, although WordPress makes it from the whole post.
	if ( is_admin() || doing_filter( 'get_the_excerpt' ) ) {
		return;
	}
	wp_enqueue_script_module( 'fen-board' );
	wp_enqueue_style( 'fen-board' );
}

/**
 * Adds the script to pages in which an author has written the tag, or markup that the script upgrades, by hand.
 *
 * @param string $html A post or a widget.
 * @return string The post or widget, unchanged.
 */
function enqueue_for_markup( $html ) {
	if ( is_feed() ) {
		return $html;
	}
	$by_hand = '\bclass=["\'](?:[^"\']*\s)?(?:fen-board|fen-game|(?:language|lang)-(?:fen|pgn))[\s"\']';
	if ( doing_filter( 'get_the_excerpt' ) ) {
		// An excerpt leaves boards and games out: FENs and moves are not sentences.
		$rest = preg_replace( array( '~<(fen-board|fen-game)\b[^>]*+>.*?</\1>~s', "~<(\w++)\b[^>]*?{$by_hand}[^>]*+>.*?</\\1>~s" ), '', $html );
		return null === $rest ? $html : $rest;
	}
	if ( preg_match( '~<fen-(?:board|game)[\s>]~', $html ) ) {
		enqueue_front();
	}
	if ( preg_match( "~$by_hand~", $html ) ) {
		enqueue_front();
		wp_enqueue_script_module( 'fen-board-upgrade' );
	}
	return $html;
}

/**
 * Adds the style sheet to the head in classic themes, which print the head before the posts: without it there, the page
 * would move when boards appear.
 */
function enqueue_early() {
	// Some plugins show pages without a post.
	$post = is_singular() ? get_post() : null;
	if ( $post && preg_match( '~fen-board|fen-game|\[(?:fen|pgn)\b~', $post->post_content ) ) {
		wp_enqueue_style( 'fen-board' );
	}
}
