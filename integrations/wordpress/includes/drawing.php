<?php
/**
 * The picture of a position, for readers without script, feeds and search engines. The build takes the data for it from
 * the package's own `renderSvg`, so both draw the same picture.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a name of a start position, such as `gothic` or `chess960:518`, by its placement.
 *
 * @param string $word The first field of a FEN.
 * @return string The placement; any other text unchanged.
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
 * Removes text that was copied with a FEN: a label, brackets, quotes, and the substitutes for spaces in addresses and
 * editors. `clean-text.ts` does the same for the element.
 *
 * @param string $text The FEN as its author wrote it.
 * @return string The FEN with one space between fields; empty if two numbers would become one.
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
 * Parses the fields of a FEN that a picture shows.
 *
 * @param string $fen The FEN as its author wrote it.
 * @return array{placement: string, files: int, ranks: list<list<string>>, turn: string}|null Null if the placement is
 * invalid: the script then shows the error.
 */
function read_position( $fen ) {
	// The element has the same limit.
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
				// Adjacent digits, as in 44, occur only in FENs for 8 files.
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
 * @param array<string, string|true> $attributes The result of `clean_attributes`.
 * @return string SVG in which all texts are escaped; empty if the FEN is invalid.
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
 * Formats a number for SVG: with a decimal point, whatever the locale of the server is.
 *
 * @param float $value  The number.
 * @param int   $digits The most digits after the point.
 * @return string
 */
function number( $value, $digits = 2 ) {
	$text = rtrim( rtrim( sprintf( "%.{$digits}F", $value ), '0' ), '.' );
	return '-0' === $text ? '0' : $text;
}

/**
 * Parses marks in PGN's notation; invalid ones are skipped, as in the element.
 *
 * @param string $text  As in `Ge4 Rd5 Yg1f3`.
 * @param int    $files The number of files of the board.
 * @return list<array{string, string, string}> The colour, the square, and the square where an arrow ends, or an empty text.
 */
function read_marks( $text, $files ) {
	$last = 'abcdefghij'[ $files - 1 ];
	preg_match_all( "~(?<![^\s,[\]])([gryb])([a-{$last}][1-8])([a-{$last}][1-8])?(?![^\s,[\]])~i", $text, $found, PREG_SET_ORDER );
	$marks = array();
	foreach ( $found as $mark ) {
		$from = strtolower( $mark[2] );
		$to   = isset( $mark[3] ) ? strtolower( $mark[3] ) : '';
		$to   = $to === $from ? '' : $to;
		// If several are on the same squares, the last one counts.
		$marks[ $from . $to ] = array( strtolower( $mark[1] ), $from, $to );
	}
	return array_values( $marks );
}

/**
 * Moves a path from the square at the top left to another.
 *
 * @param string $path   The path; each of its subpaths must begin with an absolute point.
 * @param int    $column The number of squares to the right.
 * @param int    $row    The number of squares down.
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
 * Draws the marked squares, which are below the pieces, or the arrows, which are above them.
 *
 * @param array                               $data       The drawing data from the build.
 * @param string                              $theme      The theme of the board.
 * @param list<array{string, string, string}> $marks      The result of `read_marks`.
 * @param bool                                $arrows     True for arrows, false for squares.
 * @param int                                 $files      The number of files of the board.
 * @param bool                                $from_black Whether Black's side is at the bottom.
 * @return string
 */
function draw_marks( $data, $theme, $marks, $arrows, $files, $from_black ) {
	$form     = $data['marks'][ $theme ][ $arrows ? 'arrows' : 'squares' ];
	$all      = '';
	$by_color = array_fill_keys( array_keys( $form['paths'] ), '' );
	$lines    = $by_color;
	$turned   = function ( $square ) use ( $files ) {
		return chr( 193 + $files - ord( $square[0] ) ) . ( 9 - (int) $square[1] );
	};
	foreach ( $marks as list( $color, $from, $to ) ) {
		if ( $arrows === ( '' !== $to ) ) {
			$from = $from_black ? $turned( $from ) : $from;
			$to   = $from_black && $arrows ? $turned( $to ) : $to;

			$column              = ord( $from[0] ) - 97;
			$row                 = 8 - (int) $from[1];
			$path                = $arrows ? arrow( $data['arrow'], $from, $to ) : shift( $data['frame'], $column, $row );
			$lines[ $color ]    .= shift( $data['lines'], $column, $row );
			$all                .= $path;
			$by_color[ $color ] .= $path;
		}
	}
	if ( '' === $all ) {
		return '';
	}
	$svg = $form['group'] . str_replace( ' d=""', " d=\"$all\"", $form['casing'] );
	foreach ( array_filter( $by_color ) as $color => $path ) {
		$svg .= str_replace( array( ' d=""', ' d="lines"' ), array( " d=\"$path\"", " d=\"$lines[$color]\"" ), $form['paths'][ $color ] );
	}
	return $svg . '</g>';
}

/**
 * The path of an arrow.
 *
 * @param array{points: list<array{int, float, float}>, arc: string} $form For each point: whether it is measured from
 * the end, its distance along the arrow, its distance to the side; and the arc that closes the path.
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
