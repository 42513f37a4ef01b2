<?php
/**
 * The attributes that a board or a game may have, and their values.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * The values that each attribute may have: one of a list, or a text that a pattern matches as a whole. `true` stands for
 * a boolean attribute, which has no value.
 *
 * @param string $tag Either fen-board or fen-game.
 * @return array<string, string[]|string|true> A list, a pattern or true, by the name of the attribute.
 */
function attribute_patterns( $tag ) {
	static $patterns = null;
	if ( null === $patterns ) {
		$patterns = require __DIR__ . '/attribute-patterns.php';
	}
	return $patterns[ $tag ];
}

/**
 * Keeps the attributes that the tag may have, with values that they may have.
 *
 * @param string               $tag    Either fen-board or fen-game.
 * @param array<string, mixed> $values Values by name; for a boolean attribute, anything but a word for “off”.
 * @return array<string, string|true>
 */
function clean_attributes( $tag, $values ) {
	$clean = array();
	foreach ( attribute_patterns( $tag ) as $name => $pattern ) {
		if ( ! isset( $values[ $name ] ) || ! is_scalar( $values[ $name ] ) ) {
			continue;
		}
		$value = $values[ $name ];
		if ( true === $pattern ) {
			if ( $value && ! preg_match( '~^\s*(?:no|false|off)\s*$~iD', $value ) ) {
				$clean[ $name ] = true;
			}
			continue;
		}
		$value = trim( (string) $value );
		if ( is_array( $pattern ) ? in_array( $value, $pattern, true ) : preg_match( "~^(?:$pattern)$~D", $value ) ) {
			$clean[ $name ] = $value;
		}
	}
	return $clean;
}

/**
 * Reads the classes of stored markup: `orientation-black` means orientation="black", and `turn-marker` the attribute
 * itself. Several classes of one name make a list. Where this plugin is not active, the script reads them the same way.
 *
 * @param string $tag     Either fen-board or fen-game.
 * @param string $classes The value of the class attribute.
 * @return array<string, string|true>
 */
function attributes_of_classes( $tag, $classes ) {
	$values = array();
	foreach ( preg_split( '~\s+~', $classes, -1, PREG_SPLIT_NO_EMPTY ) as $stored ) {
		// Blocks of the first version stored the side that solves a puzzle as `solver`.
		$class = preg_replace( '~^solver-~', 'player-', $stored );
		$of    = '';
		foreach ( attribute_patterns( $tag ) as $name => $pattern ) {
			$is_its = true === $pattern ? $class === $name : 0 === strpos( $class, "$name-" );
			// `engine-time-2` is of `engine-time`, not of `engine`.
			if ( $is_its && strlen( $name ) > strlen( $of ) ) {
				$of = $name;
			}
		}
		if ( '' === $of ) {
			continue;
		}
		if ( true === attribute_patterns( $tag )[ $of ] ) {
			$values[ $of ] = true;
		} else {
			$value         = substr( $class, strlen( $of ) + 1 );
			$values[ $of ] = isset( $values[ $of ] ) ? "{$values[ $of ]} $value" : $value;
		}
	}
	return clean_attributes( $tag, $values );
}
