<?php
add_action(
	'widgets_init',
	fn () => register_sidebar(
		array(
			'id'   => 'side',
			'name' => 'Side',
		)
	)
);
