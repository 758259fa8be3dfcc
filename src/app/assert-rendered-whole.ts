/**
 * How React marks a boundary whose content failed on the server (`react-dom/server`): it leaves the content to the browser
 * and throws nothing. In a document nothing draws it there.
 */
const FAILED_BOUNDARY = '<!--$!-->'

/**
 * Make sure that no part of a page is missing: an empty page must be no success, and must not be kept.
 * @throws {Error} where a part failed
 */
export function assertRenderedWhole(html: string): void {
  if (html.includes(FAILED_BOUNDARY)) throw new Error('a part of the page failed while it was rendered')
}
