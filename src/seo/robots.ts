import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

/**
 * The text of `/robots.txt` (RFC 9309): everything but the admin under each prefix (behaviour 1.16, 1.16) and the endpoints may be read. `siteUrl` is the public origin.
 */
export function robotsText(siteUrl: string): string {
  const closed = [
    ...LANGUAGE_CODES.map((language) => localize('admin', {}, language)),
    '/api/',
    '/_serverFn/',
  ]
  const rules = closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
}
