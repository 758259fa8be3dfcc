import { lostSlug } from '../model/lost-slug.ts'

/**
 * Tells the server that this address leads nowhere (behaviour 2.3). The query stays here, and so does all of the
 * referrer but its host. A failure is nobody's business.
 */
export function reportLostAddress(): void {
  const { pathname } = location
  fetch('/api/log-404', {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/json',
      'x-referrer-host': URL.parse(document.referrer)?.host ?? '',
    },
    body: JSON.stringify({ url: pathname, slug: lostSlug(pathname) }),
  }).catch(() => undefined)
}
