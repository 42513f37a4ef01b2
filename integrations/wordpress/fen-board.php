<?php
/**
 * Plugin Name:       Fen Board
 * Description:       Chess diagrams to set up on the board itself, puzzles, and games to replay. Any FEN, X-FEN or Shredder-FEN, on 8×8 and 10×8.
 * Version:           0.0.0-development
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            the authors of fen-board
 * License:           MIT (GPL-compatible)
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       fen-board
 * Domain Path:       /languages
 * Update URI:        false
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

// The build inserts the version here and in the header, and uses it as the name of the folder in `assets`.
const VERSION = '0.0.0-development';
const FILE    = __FILE__;

require __DIR__ . '/includes/attributes.php';
require __DIR__ . '/includes/drawing.php';
require __DIR__ . '/includes/options.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/markup.php';
require __DIR__ . '/includes/assets.php';
require __DIR__ . '/includes/media.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/shortcodes.php';

add_action( 'init', __NAMESPACE__ . '\load_translations' );
add_action( 'init', __NAMESPACE__ . '\register_assets' );
add_action( 'init', __NAMESPACE__ . '\register_blocks' );
add_action( 'init', __NAMESPACE__ . '\allow_pgn_files' );
add_action( 'init', __NAMESPACE__ . '\register_settings' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\share_settings' );
// Last, after all other plugins have registered their shortcodes.
add_action( 'init', __NAMESPACE__ . '\register_shortcodes', PHP_INT_MAX );
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue_early' );

/**
 * Loads the translations from the plugin itself, because a site may have no access to translate.wordpress.org.
 */
function load_translations() {
	load_plugin_textdomain( 'fen-board', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}
