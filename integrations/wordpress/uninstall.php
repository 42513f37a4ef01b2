<?php
/**
 * Runs when the plugin is deleted: removes its settings and leaves posts unchanged.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'fen_board_defaults' );
