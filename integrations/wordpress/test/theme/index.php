<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="<?php bloginfo( 'charset' ); ?>"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<?php
while ( have_posts() ) {
	the_post();
	echo '<article>';
	if ( is_singular() ) {
		the_content();
	} else {
		the_excerpt();
	}
	echo '</article>';
	if ( is_singular() ) {
		comments_template();
	}
}
dynamic_sidebar( 'side' );
wp_footer();
?>
</body>
</html>
