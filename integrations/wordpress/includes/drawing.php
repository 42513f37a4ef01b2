<?php
/**
 * The picture of a position, for readers without script, feeds and search engines. It is drawn from the data that the
 * build takes from the package's own `renderSvg`, so the two are the same picture.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a word for a start position, such as `gothic` or `chess960:518`, by its placement.
 *
 * @param string $word The first field of a FEN.
 * @return string The placement; any other text as it is.
 */
function start_placement( $word ) {
	static $starts = null;
	if ( ! preg_match( '~^[a-z]{5}[a-z0-9:]*$~D', $word ) ) {
		return $word;
	}
	if ( null === $starts ) {
		$starts = require __DIR__ . '/start-positions.php';
	}
	if ( preg_match( '~^chess960:(\d{1,3})$~D', $word, $found ) && $found[1] < 960 ) {
		$row = substr( $starts['chess960'], 8 * (int) $found[1], 8 );
		return strtolower( $row ) . "/pppppppp/8/8/8/8/PPPPPPPP/$row";
	}
	return 'chess960' !== $word && isset( $starts[ $word ] ) ? $starts[ $word ] : $word;
}

/**
 * Removes what was copied with a FEN: a label, brackets, quotes, and what addresses and editors make of blanks. The
 * element reads the same in `clean-text.ts`.
 *
 * @param string $text The FEN as its author wrote it.
 * @return string With one space between fields; empty where two numbers would become one.
 */
function clean_fen( $text ) {
	$hidden = '\x{AD}\x{200B}-\x{200F}\x{2060}\x{FEFF}';
	$gap    = "\\s\\p{Z}\\x{85}_$hidden";
	$edge   = "$gap\"'`\\p{Pi}\\p{Pf}\\x{B4}\\x{2032}\\x{2033}\\x{201A}\\x{201E}";
	do {
		$before = $text;
		$text   = (string) preg_replace(
			array( "~^[$edge]++~u", "~(?<![$edge;,.])[$edge;,.]++$~uD", "~^(?:position\\s+|fen(?:[$gap]*:|(?=[$gap])))~iu", '~^(?:\[fen\](.*)\[/fen\]|[(\[{<](.*)[)\]}>])$~isuD' ),
			array( '', '', '', '$1$2' ),
			$text
		);
	} while ( '' !== $text && $text !== $before );
	if ( preg_match( "~\\d[$hidden]+\\d~u", $text ) ) {
		return '';
	}
	$space = preg_match( '~\s~', $text ) ? '' : '+';
	$text  = preg_replace( array( "~[$hidden]++~u", '~\\\\/|%2f~i', "~(?:[$gap$space]|%20|&nbsp;)++~iu" ), array( '', '/', ' ' ), $text );
	return trim( (string) preg_replace( '~ ?/ ?~', '/', (string) $text, 7 ) );
}

/**
 * Reads as much of a FEN as a picture shows.
 *
 * @param string $fen The FEN as its author wrote it.
 * @return array{placement: string, files: int, ranks: list<list<string>>, turn: string}|null Null where the placement
 * cannot be read: the script has more to say about that.
 */
function read_position( $fen ) {
	// The element refuses a longer one too.
	if ( strlen( $fen ) > 2048 ) {
		return null;
	}
	$fields    = explode( ' ', clean_fen( $fen ), 3 );
	$placement = preg_replace( '~(?<=[A-Za-z])\~|\[-?\]$~D', '', start_placement( $fields[0] ) );
	if ( strlen( $placement ) > 128 || ! preg_match( '~^[PNBRQKACpnbrqkac0-9/]+$~D', $placement ) ) {
		return null;
	}
	$ranks   = array();
	$is_wide = true;
	foreach ( explode( '/', $placement ) as $text ) {
		preg_match_all( '~\d+|\D~', $text, $found );
		$rank = array();
		foreach ( $found[0] as $item ) {
			$empty = $item;
			if ( ! ctype_digit( $item ) ) {
				$rank[] = $item;
				continue;
			}
			if ( ! preg_match( '~^(?:[1-9]|10)$~D', $item ) ) {
				// Touching digits, as in 44, are of a board with 8 files.
				$empty   = array_sum( str_split( $item ) );
				$is_wide = false;
			}
			if ( $empty < 1 || $empty > 10 ) {
				return null;
			}
			array_push( $rank, ...array_fill( 0, (int) $empty, '' ) );
		}
		$ranks[] = $rank;
	}
	$files = count( $ranks[0] );
	if ( 8 !== count( $ranks ) || ! in_array( $files, $is_wide ? array( 8, 10 ) : array( 8 ), true ) ) {
		return null;
	}
	foreach ( $ranks as $rank ) {
		if ( count( $rank ) !== $files ) {
			return null;
		}
	}
	$turn = isset( $fields[1] ) && 'b' === strtolower( $fields[1] ) ? 'black' : 'white';
	return compact( 'placement', 'files', 'ranks', 'turn' );
}

/**
 * Draws a position as SVG.
 *
 * @param string                     $fen        The FEN as its author wrote it.
 * @param array<string, string|true> $attributes What `clean_attributes` left.
 * @return string The empty text where the FEN cannot be read. Everything in it is escaped, or comes from the build.
 */
function draw( $fen, $attributes ) {
	static $data = null;
	$position = read_position( $fen );
	if ( ! $position ) {
		return '';
	}
	if ( null === $data ) {
		$data = require __DIR__ . '/drawing-data.php';
	}
	$orientation = isset( $attributes['orientation'] ) ? $attributes['orientation'] : 'white';
	$from_black  = 'auto' === $orientation ? 'black' === $position['turn'] : 'black' === $orientation;
	$set         = isset( $attributes['pieces'], $data['sets'][ $attributes['pieces'] ] ) ? $attributes['pieces'] : 'modern';
	$theme       = isset( $attributes['theme'], $data['themes'][ $attributes['theme'] ] ) ? $attributes['theme'] : 'auto';
	$coordinates = isset( $attributes['coordinates'] ) ? $attributes['coordinates'] : 'inside';
	$has_pieces  = (bool) preg_match( '~[a-z]~i', $position['placement'] );
	$marker      = empty( $attributes['turn-marker'] ) ? 'none' : ( $has_pieces ? $position['turn'] : 'nobody' );

	$name  = "{$data['frameOf'][ $theme ]} {$position['files']} " . ( $from_black ? 'black' : 'white' ) . " $coordinates $marker";
	$frame = $data['frames'][ $name ];

	$paths = array();
	foreach ( $position['ranks'] as $above => $rank ) {
		foreach ( $rank as $left => $piece ) {
			if ( '' === $piece ) {
				continue;
			}
			$column = $from_black ? $position['files'] - 1 - $left : $left;
			$row    = $from_black ? 7 - $above : $above;
			foreach ( $data['sets'][ $set ]['paths'][ $piece ] as $layer => $path ) {
				$place           = $frame['pieces'][ $piece ][ $layer ];
				$paths[ $place ] = ( isset( $paths[ $place ] ) ? $paths[ $place ] : '' ) . shift( $path, $column, $row );
			}
		}
	}

	$marks = read_marks( isset( $attributes['marks'] ) ? $attributes['marks'] : '', $position['files'] );
	$svg   = '';
	foreach ( $frame['parts'] as $place => $part ) {
		if ( $place === $frame['under'] ) {
			$svg .= draw_marks( $data, $theme, $marks, false, $position['files'], $from_black );
		} elseif ( $place === $frame['over'] ) {
			$svg .= draw_marks( $data, $theme, $marks, true, $position['files'], $from_black );
		}
		$text = $data['parts'][ $part ];
		if ( isset( $paths[ $place ] ) ) {
			$svg .= str_replace( ' d=""', " d=\"{$paths[ $place ]}\"", $text );
		} elseif ( '<path d=""/>' !== $text ) {
			$svg .= $text;
		}
	}
	$label = 'black' === $position['turn']
		? __( 'Chess position, Black to move', 'fen-board' )
		: __( 'Chess position, White to move', 'fen-board' );
	return strtr(
		$svg,
		$data['themes'][ $theme ] + $data['sets'][ $set ]['strokes'] + array(
			'{name}' => text_in_markup( $label ),
			'{fen}'  => text_in_markup( $fen ),
		)
	);
}

/**
 * A number as SVG has it.
 *
 * @param float $value  Any.
 * @param int   $digits How many there may be after the point.
 * @return string Whatever the locale of the server, with a point.
 */
function number( $value, $digits = 2 ) {
	$text = rtrim( rtrim( sprintf( "%.{$digits}F", $value ), '0' ), '.' );
	return '-0' === $text ? '0' : $text;
}

/**
 * Reads marks in the letters of PGN; what is none is left out, as the element does.
 *
 * @param string $text  As in `Ge4 Rd5 Yg1f3`.
 * @param int    $files How many files the board has.
 * @return list<array{string, string, string}> Colour, square, and the square where an arrow ends or the empty text.
 */
function read_marks( $text, $files ) {
	$last = 'abcdefghij'[ $files - 1 ];
	preg_match_all( "~(?<![^\s,[\]])([gryb])([a-{$last}][1-8])([a-{$last}][1-8])?(?![^\s,[\]])~i", $text, $found, PREG_SET_ORDER );
	$marks = array();
	foreach ( $found as $mark ) {
		$from = strtolower( $mark[2] );
		$to   = isset( $mark[3] ) ? strtolower( $mark[3] ) : '';
		$to   = $to === $from ? '' : $to;
		// Of several on the same squares the last one counts.
		$marks[ $from . $to ] = array( strtolower( $mark[1] ), $from, $to );
	}
	return array_values( $marks );
}

/**
 * Moves a path from the square at the top left to another.
 *
 * @param string $path   Of which each part begins with an absolute place.
 * @param int    $column How many squares to the right.
 * @param int    $row    How many squares down.
 * @return string
 */
function shift( $path, $column, $row ) {
	return preg_replace_callback(
		'~M\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)~',
		function ( $found ) use ( $column, $row ) {
			return 'M' . number( $found[1] + 45 * $column ) . ' ' . number( $found[2] + 45 * $row );
		},
		$path
	);
}

/**
 * Draws the marked squares, which lie under the pieces, or the arrows, which lie over them.
 *
 * @param array                               $data       What the build has made.
 * @param string                              $theme      The theme of the board.
 * @param list<array{string, string, string}> $marks      What `read_marks` found.
 * @param bool                                $arrows     Which of the two.
 * @param int                                 $files      How many files the board has.
 * @param bool                                $from_black Whether Black's side is below.
 * @return string
 */
function draw_marks( $data, $theme, $marks, $arrows, $files, $from_black ) {
	$form     = $data['marks'][ $theme ][ $arrows ? 'arrows' : 'squares' ];
	$all      = '';
	$by_color = array_fill_keys( array_keys( $form['paths'] ), '' );
	$turned   = function ( $square ) use ( $files ) {
		return chr( 193 + $files - ord( $square[0] ) ) . ( 9 - (int) $square[1] );
	};
	foreach ( $marks as list( $color, $from, $to ) ) {
		if ( $arrows === ( '' !== $to ) ) {
			$from = $from_black ? $turned( $from ) : $from;
			$to   = $from_black && $arrows ? $turned( $to ) : $to;

			$path                = $arrows
				? arrow( $data['arrow'], $from, $to )
				: shift( $data['frame'], ord( $from[0] ) - 97, 8 - (int) $from[1] );
			$all                .= $path;
			$by_color[ $color ] .= $path;
		}
	}
	if ( '' === $all ) {
		return '';
	}
	$svg = $form['group'] . str_replace( ' d=""', " d=\"$all\"", $form['casing'] );
	foreach ( array_filter( $by_color ) as $color => $path ) {
		$svg .= str_replace( ' d=""', " d=\"$path\"", $form['paths'][ $color ] );
	}
	return $svg . '</g>';
}

/**
 * The path of an arrow.
 *
 * @param array{points: list<array{int, float, float}>, arc: string} $form Of each point whether it is counted from the
 * end, how far along, how far beside; and the arc that closes the path.
 * @param string                                                     $from The square where it begins.
 * @param string                                                     $to   Another square, where it ends.
 * @return string
 */
function arrow( $form, $from, $to ) {
	$middle = function ( $square ) {
		return array( ( ord( $square[0] ) - 96.5 ) * 45, ( 8.5 - (int) $square[1] ) * 45 );
	};

	list( $x, $y )         = $middle( $from );
	list( $end_x, $end_y ) = $middle( $to );

	$dx     = $end_x - $x;
	$dy     = $end_y - $y;
	$length = hypot( $dx, $dy );
	$drawn  = array();
	foreach ( $form['points'] as list( $is_at_end, $along, $beside ) ) {
		$along  += $is_at_end ? $length : 0;
		$drawn[] = number( $x + ( $dx * $along - $dy * $beside ) / $length, 1 ) . ' ' . number( $y + ( $dy * $along + $dx * $beside ) / $length, 1 );
	}
	return 'M' . implode( 'L', $drawn ) . $form['arc'] . $drawn[0] . 'z';
}
