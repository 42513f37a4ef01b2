<?php
/**
 * For the tests alone: people to be, answers to ask for, and a strict policy.
 */

// A local site with no way out: what WordPress would ask of its servers would only wait.
add_filter( 'pre_http_request', fn () => new WP_Error( 'offline', 'There is no network.' ) );
add_filter( 'pre_get_avatar', '__return_empty_string' );
add_filter( 'auto_update_plugin', '__return_false' );
add_filter( 'send_auth_cookies', '__return_true' );
remove_action( 'init', 'wp_cron' );
define( 'DISABLE_WP_CRON', true );

add_action(
	'wp_loaded',
	function () {
		if ( ! isset( $_GET['test'] ) ) {
			return;
		}
		$input = json_decode( file_get_contents( 'php://input' ), true ) ?: array();
		if ( 'be' === $_GET['test'] ) {
			$name = $_GET['role'];
			$user = get_user_by( 'login', $name );
			if ( ! $user ) {
				$id   = wp_insert_user(
					array(
						'user_login' => $name,
						'user_pass'  => 'password',
						'user_email' => "$name@example.com",
						'role'       => preg_replace( '~\d+$~', '', $name ),
					)
				);
				$user = get_user_by( 'id', $id );
			}
			update_user_meta( $user->ID, 'locale', isset( $_GET['locale'] ) ? $_GET['locale'] : '' );
			// Guides and welcomes would stand in front of what is tested.
			update_user_meta(
				$user->ID,
				'wp_persisted_preferences',
				array(
					'core/edit-post' => array( 'welcomeGuide' => false, 'fullscreenMode' => false, 'isPublishSidebarEnabled' => false ),
					'core'           => array( 'enableChoosePatternModal' => false, 'isPublishSidebarEnabled' => false ),
					'core/edit-widgets' => array( 'welcomeGuide' => false ),
					'core/edit-site' => array( 'welcomeGuide' => false, 'welcomeGuideStyles' => false ),
					'_modified'      => gmdate( 'c' ),
				)
			);
			wp_set_auth_cookie( $user->ID, true );
			wp_die( 'welcome', '', array( 'response' => 200 ) );
		}
		if ( 'php' === $_GET['test'] ) {
			// phpcs:ignore Squiz.PHP.Eval
			wp_send_json( eval( $input['code'] ) );
		}
	}
);

add_action(
	'send_headers',
	function () {
		if ( isset( $_GET['policy'] ) ) {
			header( "Content-Security-Policy: default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; require-trusted-types-for 'script'" );
		}
	}
);

// Nor does anybody else write the post meanwhile.
add_action( 'init', fn () => wp_deregister_script( 'heartbeat' ), 1 );

// What nobody may smuggle into a board.
add_shortcode( 'evil', fn () => '<b class="evil">evil</b>' );

// Widgets, as classic themes have them.
add_filter( 'use_widgets_block_editor', '__return_true' );
