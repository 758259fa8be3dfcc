import { navigationAllowed } from '#/i18n/addresses/navigation-allowed.ts'

/** Cancel navigations that `navigationAllowed` rejects; the server would redirect them (behaviour 1.8). */
export function refuseLinks(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin && !navigationAllowed(link.pathname)) event.preventDefault()
  })
}
