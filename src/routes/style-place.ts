/** Placeholder of the rules for its first screen in a public page while the page is rendered. */
export const STYLE_PLACE = '/*site-style*/'
