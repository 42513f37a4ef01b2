<?php
/**
 * The script and the sheets, and which pages get them.
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
 * Registers everything; nothing is sent yet. The script fetches its parts from beside itself, so that the version is in
 * the name of the folder: a query, as WordPress adds it, would hold for the script alone.
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
	// Templates of a block theme are no content.
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
 * Sends the script and the sheet with this page.
 */
function enqueue_front() {
	// An excerpt has no boards, though WordPress makes it from the whole post.
	if ( is_admin() || doing_filter( 'get_the_excerpt' ) ) {
		return;
	}
	wp_enqueue_script_module( 'fen-board' );
	wp_enqueue_style( 'fen-board' );
}

/**
 * Sends the script with pages where somebody has written the tag, or markup that the script makes boards of, by hand.
 *
 * @param string $html A post or a widget.
 * @return string The same.
 */
function enqueue_for_markup( $html ) {
	if ( is_feed() ) {
		return $html;
	}
	$by_hand = '\bclass=["\'](?:[^"\']*\s)?(?:fen-board|fen-game|(?:language|lang)-(?:fen|pgn))[\s"\']';
	if ( doing_filter( 'get_the_excerpt' ) ) {
		// Neither the FEN nor the moves are sentences.
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
 * A theme of the classic kind sends the head before it reads the posts. The sheet keeps the page from moving, so it
 * should be there.
 */
function enqueue_early() {
	// Some plugins show pages of their own, for which there is no post.
	$post = is_singular() ? get_post() : null;
	if ( $post && preg_match( '~fen-board|fen-game|\[(?:fen|pgn)\b~', $post->post_content ) ) {
		wp_enqueue_style( 'fen-board' );
	}
}
