<?php
/**
 * PGN files in the media library, for users who may upload files.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

const PGN_TYPE = 'application/vnd.chess-pgn';

/**
 * Allows PGN files in the library.
 */
function allow_pgn_files() {
	add_filter(
		'upload_mimes',
		function ( $types ) {
			return array( 'pgn' => PGN_TYPE ) + $types;
		}
	);
	add_filter( 'wp_check_filetype_and_ext', __NAMESPACE__ . '\check_pgn_file', 10, 5 );
}

/**
 * Accepts PGN files that the server recognizes as plain text: WordPress allows that type only for a few extensions. A
 * file that is recognized as HTML stays refused.
 *
 * @param array        $checked The result of WordPress: `ext`, `type` and `proper_filename`.
 * @param string       $file    The path of the file.
 * @param string       $name    The name of the file.
 * @param array|null   $types   The types that may be uploaded.
 * @param string|false $real    The type of the content, if the server can recognize it.
 * @return array
 */
function check_pgn_file( $checked, $file, $name, $types, $real = false ) {
	$types       = $types ? $types : get_allowed_mime_types();
	$seems_right = ! $real || in_array( $real, array( 'text/plain', 'application/x-chess-pgn', PGN_TYPE ), true );
	if ( $seems_right && isset( $types['pgn'] ) && preg_match( '~\.pgn$~iD', $name ) ) {
		$checked['ext']  = 'pgn';
		$checked['type'] = PGN_TYPE;
	}
	return $checked;
}

/**
 * The endings of files with puzzles. An EPD has the ending .txt, which the library accepts.
 */
const SET_EXTENSIONS = array( 'pgn', 'csv', 'txt', 'epd' );

/**
 * Checks the address of a file: pages fetch games and puzzles only from their own site.
 *
 * @param string       $address    The address as its author wrote it.
 * @param list<string> $extensions The endings that its name may have.
 * @return string The address; empty if it is not on this site.
 */
function file_address( $address, $extensions ) {
	$parts = wp_parse_url( $address );
	$hosts = array_map(
		function ( $own ) {
			return wp_parse_url( $own, PHP_URL_HOST );
		},
		array( home_url(), site_url(), wp_get_upload_dir()['baseurl'] )
	);
	$named = '~^/.*\.(?:' . implode( '|', $extensions ) . ')$~isD';
	if ( ! $parts || ! isset( $parts['path'] ) || ! preg_match( $named, $parts['path'] ) ) {
		return '';
	}
	return isset( $parts['host'] ) && ! in_array( $parts['host'], $hosts, true ) ? '' : esc_url_raw( $address, array( 'http', 'https' ) );
}
