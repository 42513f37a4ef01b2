<?php
/**
 * PGN files in the media library, for those who may upload files at all.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

const PGN_TYPE = 'application/vnd.chess-pgn';

/**
 * Lets PGN files into the library.
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
 * Servers take a PGN for plain text, of which WordPress refuses all but a few endings. A web page is no PGN.
 *
 * @param array        $checked What WordPress found: `ext`, `type` and `proper_filename`.
 * @param string       $file    Where the file is.
 * @param string       $name    How it is called.
 * @param array|null   $types   Those that may be uploaded.
 * @param string|false $real    The type that the content has, where the server can say.
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
 * The address of a PGN file of this site: a page fetches nothing from others.
 *
 * @param string $address As its author wrote it.
 * @return string The empty text for any other.
 */
function pgn_address( $address ) {
	$parts = wp_parse_url( $address );
	$hosts = array_map(
		function ( $own ) {
			return wp_parse_url( $own, PHP_URL_HOST );
		},
		array( home_url(), site_url(), wp_get_upload_dir()['baseurl'] )
	);
	if ( ! $parts || ! isset( $parts['path'] ) || ! preg_match( '~^/.*\.pgn$~isD', $parts['path'] ) ) {
		return '';
	}
	return isset( $parts['host'] ) && ! in_array( $parts['host'], $hosts, true ) ? '' : esc_url_raw( $address, array( 'http', 'https' ) );
}
