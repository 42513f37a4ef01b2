<?php
/**
 * Runs when the plugin is deleted: its settings go, posts stay as they are.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'fen_board_defaults' );
