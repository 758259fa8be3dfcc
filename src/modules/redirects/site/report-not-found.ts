import { siteFetch } from '#/lib/site-fetch.ts'
import { suggestSlug } from '../model/suggest-slug.ts'

/**
 * Report to the server that this address has no page (behaviour 2.3). Query and referrer path stay in the
 * browser; only the referrer's host is sent. Failures are ignored.
 */
export function reportNotFound(): void {
  const { pathname } = location
  siteFetch('/api/log-404', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'x-referrer-host': URL.parse(document.referrer)?.host ?? '',
    },
    body: JSON.stringify({ url: pathname, slug: suggestSlug(pathname) }),
  }).catch(() => undefined)
}
