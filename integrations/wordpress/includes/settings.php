<?php
/**
 * The settings page: the look of the site's boards and games unless a block or a shortcode sets it, and the site's engine.
 *
 * @package fen-board
 */

namespace FenBoard;

defined( 'ABSPATH' ) || exit;

const OPTION = 'fen_board_defaults';

/**
 * The settings with their choices; the first choice of each is the default of the elements.
 *
 * @return array<string, array{string, array<string, string>}> The label and the choices, by name.
 */
function settings() {
	$themes = array(
		'auto'     => __( 'Automatic', 'fen-board' ),
		'brown'    => __( 'Brown', 'fen-board' ),
		'walnut'   => __( 'Walnut', 'fen-board' ),
		'green'    => __( 'Green', 'fen-board' ),
		'blue'     => __( 'Blue', 'fen-board' ),
		'purple'   => __( 'Purple', 'fen-board' ),
		'gray'     => __( 'Gray', 'fen-board' ),
		'print'    => __( 'Print', 'fen-board' ),
		'contrast' => __( 'High contrast', 'fen-board' ),
	);
	// The build knows all themes; one without a label here has its name.
	$known = attribute_patterns( 'fen-board' )['theme'];
	return array(
		'theme'       => array( __( 'Colors', 'fen-board' ), array_intersect_key( $themes, array_flip( $known ) ) + array_combine( $known, array_map( 'ucfirst', $known ) ) ),
		'pieces'      => array(
			__( 'Pieces', 'fen-board' ),
			array(
				'modern'  => __( 'Modern', 'fen-board' ),
				'classic' => __( 'Classic', 'fen-board' ),
			),
		),
		'coordinates' => array(
			__( 'Coordinates', 'fen-board' ),
			array(
				'inside'  => __( 'Inside', 'fen-board' ),
				'outside' => __( 'Outside', 'fen-board' ),
				'none'    => __( 'None', 'fen-board' ),
				'squares' => __( 'In each square', 'fen-board' ),
			),
		),
		'height'      => array(
			__( 'Height of the moves', 'fen-board' ),
			array(
				'normal' => __( 'Normal', 'fen-board' ),
				'tall'   => __( 'Tall', 'fen-board' ),
				'all'    => __( 'Show all', 'fen-board' ),
			),
		),
	);
}

/**
 * Keeps the valid choices that differ from the defaults of the elements.
 *
 * @param mixed $values The choices from the form or the database.
 * @return array<string, string>
 */
function clean_settings( $values ) {
	$clean = array();
	foreach ( settings() as $name => list( , $choices ) ) {
		$value = is_array( $values ) && isset( $values[ $name ] ) && is_string( $values[ $name ] ) ? $values[ $name ] : '';
		if ( isset( $choices[ $value ] ) && key( $choices ) !== $value ) {
			$clean[ $name ] = $value;
		}
	}
	// A worker has to be of the site itself.
	$engine = is_array( $values ) && isset( $values['engine'] ) && is_string( $values['engine'] ) ? file_address( trim( $values['engine'] ), array( 'js' ) ) : '';
	return $clean + array_filter( compact( 'engine' ) );
}

/**
 * The choices of this site.
 *
 * @return array<string, string> The choices by name, without those that are defaults.
 */
function site_defaults() {
	static $read = null;
	if ( null === $read || is_admin() ) {
		$read = clean_settings( get_option( OPTION, array() ) );
	}
	return $read;
}

/**
 * Adds the choices of this site to the attributes of a block or a shortcode, which take precedence.
 *
 * @param string                     $tag        Either fen-board or fen-game.
 * @param array<string, string|true> $attributes Attributes from `clean_attributes`.
 * @return array<string, string|true>
 */
function with_site_defaults( $tag, $attributes ) {
	$defaults = site_defaults();
	$class    = isset( $attributes['class'] ) ? $attributes['class'] : '';
	if ( 'fen-game' === $tag && isset( $defaults['height'] ) && ! preg_match( '~\bhas-(?:normal|tall|all)-moves\b~', $class ) ) {
		$attributes['class'] = trim( "$class has-{$defaults['height']}-moves" );
	}
	// Authors choose whether a board has an engine, and administrators which one.
	if ( isset( $attributes['engine'], $defaults['engine'] ) ) {
		$attributes['engine'] = $defaults['engine'];
	} else {
		unset( $attributes['engine'] );
	}
	unset( $defaults['height'], $defaults['engine'] );
	return $attributes + $defaults;
}

/**
 * Registers the settings and their page.
 */
function register_settings() {
	register_setting( 'fen-board', OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\clean_settings' ) );
	add_action(
		'admin_menu',
		function () {
			add_options_page( 'Fen Board', 'Fen Board', 'manage_options', 'fen-board', __NAMESPACE__ . '\settings_page' );
		}
	);
}

/**
 * Passes the settings and the choices of this site to the editor, which has no list of them of its own.
 */
function share_settings() {
	$shared = array(
		'settings' => settings(),
		'defaults' => (object) site_defaults(),
	);
	wp_add_inline_script( 'fen-board-editor', 'var fenBoardSite = ' . wp_json_encode( $shared ) . ';', 'before' );
}

/**
 * Prints the settings page.
 */
function settings_page() {
	$rows   = '';
	$chosen = site_defaults();
	foreach ( settings() as $name => list( $label, $choices ) ) {
		$id      = "fen-board-$name";
		$options = '';
		foreach ( $choices as $value => $text ) {
			$selected = isset( $chosen[ $name ] ) && $chosen[ $name ] === $value ? ' selected' : '';
			$options .= '<option value="' . esc_attr( $value ) . "\"$selected>" . esc_html( $text ) . '</option>';
		}
		$rows .= "<tr><th scope=\"row\"><label for=\"$id\">" . esc_html( $label ) . '</label></th><td><select id="' . $id . '" name="' . OPTION . "[$name]\">$options</select></td></tr>";
	}
	$engine = isset( $chosen['engine'] ) ? $chosen['engine'] : '';
	$rows  .= '<tr><th scope="row"><label for="fen-board-engine">' . esc_html__( 'Engine', 'fen-board' ) . '</label></th><td>'
		. '<input type="text" class="regular-text code" id="fen-board-engine" name="' . OPTION . '[engine]" value="' . esc_attr( $engine ) . '" aria-describedby="fen-board-engine-help">'
		. '<p class="description" id="fen-board-engine-help">' . esc_html__( 'The address of the script of a chess engine on this site, such as /wp-content/uploads/stockfish/stockfish.js. Blocks can use it then.', 'fen-board' ) . '</p></td></tr>';
	ob_start();
	settings_fields( 'fen-board' );
	submit_button();
	// Fields and a button of WordPress, and texts that are escaped above.
	echo '<div class="wrap"><h1>Fen Board</h1><p>' . esc_html__( 'How boards and games look where a block or a shortcode does not say it.', 'fen-board' )
		. '</p><form method="post" action="options.php"><table class="form-table" role="presentation">' . $rows . '</table>' . ob_get_clean() . '</form></div>';
}
