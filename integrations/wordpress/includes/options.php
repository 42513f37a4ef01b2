<?php
/**
 * Options in the text of a block or a shortcode: lines `name: value` below a FEN or above a PGN. The script does the
 * same in `block-text.ts` and `game-text.ts`.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text may have an option with this name.
 *
 * @param string $tag  Either fen-board or fen-game.
 * @param string $name The name in lower case.
 * @return bool
 */
function is_option( $tag, $name ) {
	return isset( attribute_patterns( $tag )[ $name ] ) || in_array( $name, array( 'solution', 'caption', 'label', 'lang' ), true );
}

/**
 * Parses a line that sets an option: `name: value`, or only the name of a boolean option. `FEN: …` is a FEN.
 *
 * @param string $tag  Either fen-board or fen-game.
 * @param string $line A line of the text.
 * @return array{string, string}|null Name and value; null for any other line.
 */
function option_line( $tag, $line ) {
	$word     = strtolower( trim( $line ) );
	$patterns = attribute_patterns( $tag );
	if ( isset( $patterns[ $word ] ) && true === $patterns[ $word ] ) {
		return array( $word, 'yes' );
	}
	if ( ! preg_match( '~^([a-z][a-z-]*+)\s*+:(.*)$~isD', trim( $line ), $found ) || 0 === strcasecmp( $found[1], 'fen' ) ) {
		return null;
	}
	$name  = strtolower( $found[1] );
	$value = trim( $found[2] );
	return array( $name, '' === $value && isset( $patterns[ $name ] ) && true === $patterns[ $name ] ? 'yes' : $value );
}

/**
 * Whether a line is blank or a `#` comment in a list of FENs.
 *
 * @param string $line A line of the text.
 * @return bool
 */
function is_skipped( $line ) {
	return (bool) preg_match( '~^\s*+(?:#|$)~D', $line );
}

/**
 * Parses the boards of a text: one FEN, perhaps broken over several lines, or one per line, with options below. An option
 * applies to the board above it; one that precedes the first board applies to all. A solution may span several lines.
 *
 * @param string $text The text as its author wrote it.
 * @return list<array{fen: string, options: array<string, string>}> Invalid FENs are returned unchanged.
 */
function read_boards( $text ) {
	$lines  = preg_split( '~\r\n|[\r\n]~', $text );
	$is_fen = function ( $at ) use ( $lines ) {
		return null !== read_position( $lines[ $at ] );
	};
	$begin  = 0;
	while ( isset( $lines[ $begin ] ) && is_skipped( $lines[ $begin ] ) ) {
		++$begin;
	}
	$option_at = function ( $at ) use ( $lines, $begin, $is_fen ) {
		$option = option_line( 'fen-board', $lines[ $at ] );
		// A first line with an unknown name is prose, not an option.
		return $option && ( is_option( 'fen-board', $option[0] ) || ( $at > $begin && ! $is_fen( $at ) ) ) ? $option : null;
	};
	$boards    = array();
	$for_all   = array();
	$count     = count( $lines );
	for ( $at = 0; $at < $count; $at = $end ) {
		$option      = $option_at( $at );
		$is_solution = $option && 'solution' === $option[0];
		$end         = $at;
		do {
			++$end;
		} while ( $end < $count && ! $option_at( $end ) && ( ! $option || ( $is_solution && ! is_skipped( $lines[ $end ] ) && ! $is_fen( $end ) ) ) );
		$part = array_slice( $lines, $at, $end - $at );
		if ( ! $option ) {
			foreach ( read_fens( $part ) as $fen ) {
				$boards[] = array(
					'fen'     => $fen,
					'options' => $for_all,
				);
			}
			continue;
		}
		$value = trim( implode( ' ', array( $option[1] ) + $part ) );
		if ( $boards ) {
			$boards[ count( $boards ) - 1 ]['options'][ $option[0] ] = $value;
		} else {
			$for_all[ $option[0] ] = $value;
		}
	}
	return $boards;
}

/**
 * The FENs of some lines: one broken over all of them, or one per line.
 *
 * @param list<string> $lines The lines, without options.
 * @return list<string>
 */
function read_fens( $lines ) {
	$records = array_values(
		array_filter(
			$lines,
			function ( $line ) {
				return ! is_skipped( $line );
			}
		)
	);
	// Each line is a board only if every line is a FEN; otherwise one FEN is broken over several lines.
	$readable = array_filter( array_map( __NAMESPACE__ . '\read_position', $records ) );
	if ( count( $records ) > 1 && count( $records ) === count( $readable ) ) {
		return array_map( 'trim', $records );
	}
	return $records ? array( trim( implode( "\n", $lines ) ) ) : array();
}

/**
 * Parses the options above a PGN. An unknown name counts as an option only if an empty line follows.
 *
 * @param string $text The text as its author wrote it.
 * @return array{string, array<string, string>} The PGN and its options.
 */
function read_game( $text ) {
	$lines   = preg_split( '~\r\n|[\r\n]~', trim( $text ) );
	$options = array();
	$known   = 0;
	foreach ( $lines as $end => $line ) {
		$option = option_line( 'fen-game', $line );
		if ( ! $option ) {
			// Prose may contain colons too.
			if ( '' !== trim( $line ) ) {
				$options = array_slice( $options, 0, $known, true );
				$end     = $known;
			}
			return array( trim( implode( "\n", array_slice( $lines, $end ) ) ), $options );
		}
		if ( $end === $known && is_option( 'fen-game', $option[0] ) ) {
			++$known;
		}
		$options[ $option[0] ] = $option[1];
	}
	return array( trim( implode( "\n", array_slice( $lines, $known ) ) ), array_slice( $options, 0, $known, true ) );
}

/**
 * Merges attributes with the options of a text, which take precedence.
 *
 * @param string                     $tag        Either fen-board or fen-game.
 * @param array<string, string|true> $attributes Attributes from `clean_attributes`.
 * @param array<string, string>      $options    The options of the text.
 * @return array<string, string|true> The merged attributes, cleaned.
 */
function with_options( $tag, $attributes, $options ) {
	$clean = clean_attributes( $tag, $options );
	foreach ( array( 'label', 'lang' ) as $name ) {
		if ( ! empty( $options[ $name ] ) ) {
			$clean[ $name ] = substr( $options[ $name ], 0, 500 );
		}
	}
	return $clean + array_diff_key( $attributes, array_intersect_key( $options, attribute_patterns( $tag ) ) );
}
