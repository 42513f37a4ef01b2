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
			$role   = $_GET['role'];
			$locale = $_GET['locale'];
			$name   = $role . strtolower( $locale );
			$user   = get_user_by( 'login', $name );
			if ( ! $user ) {
				$id   = wp_insert_user(
					array(
						'user_login' => $name,
						'user_pass'  => 'password',
						'user_email' => "$name@example.com",
						'role'       => $role,
						'locale'     => $locale,
					)
				);
				$user = get_user_by( 'id', $id );
			}
			// Guides would cover what is tested.
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

// A site in another language, without the pack of WordPress itself.
add_filter( 'locale', fn ( $locale ) => isset( $_GET['language'] ) ? $_GET['language'] : $locale );

// Nobody is kept from a post that somebody else has had open, nor asks all the time who has.
add_filter( 'wp_check_post_lock_window', '__return_zero' );
add_action( 'init', fn () => wp_deregister_script( 'heartbeat' ), 1 );

// Each request starts PHP anew, which takes a second of computing here: so the editor gets with its page what it would
// ask for next.
add_filter(
	'block_editor_rest_api_preload_paths',
	fn ( $paths ) => array_merge(
		$paths,
		array(
			'/wp/v2/blocks?context=edit&per_page=100',
			'/wp/v2/users?context=view&who=authors&per_page=50&_fields=id,name',
			'/wp/v2/block-patterns/categories',
			'/wp/v2/block-patterns/patterns',
			'/wp/v2/wp_pattern_category?context=view&per_page=100&_fields=id,name,description,slug',
			'/wp/v2/taxonomies?context=edit&per_page=100',
			'/wp/v2/themes?context=edit&status=active',
			'/?_fields=description,gmt_offset,home,name,site_icon,site_icon_url,timezone_string,url',
			'/?_fields=description,gmt_offset,home,name,site_icon,site_icon_url,site_logo,timezone_string,url',
		)
	)
);
add_filter( 'should_load_remote_block_patterns', '__return_false' );

// Markup that nobody may smuggle into a board.
add_shortcode( 'evil', fn () => '<b class="evil">evil</b>' );

// Widgets, as classic themes have them.
add_filter( 'use_widgets_block_editor', '__return_true' );
