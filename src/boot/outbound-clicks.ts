import { measure } from './measure.ts'

/** Count links that leave the site by their host, telephone and mail links by their kind (behaviour 9.9). */
export function countOutboundClicks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href]')
      // Links on drawings lead to pages of this site.
      if (!(link instanceof HTMLAnchorElement) || link.host === location.host) return
      measure({ name: 'click', label: link.host || link.protocol.slice(0, -1) })
    },
    true,
  )
}
