/** First segments that belong to the server itself, not to a page (docs/operations.md). */
const FIRST_SEGMENTS = new Set([
  '_serverFn',
  '.well-known',
  'api',
  'assets',
  'builds',
  'fonts',
  'h',
  'healthz',
  'img',
  'metrics',
  'previews',
  'readyz',
])

const ROOT_FILE = /^\/[a-z0-9_-]+\.(?:xml|txt|ico|svg|png|webmanifest|js|css|json)$/

/** Whether a path is answered by the server itself (an endpoint or a file at the root) and never by a page. */
export function isEndpoint(pathname: string): boolean {
  return FIRST_SEGMENTS.has(pathname.split('/', 2)[1] ?? '') || ROOT_FILE.test(pathname)
}
