/**
 * The guard inside the app: cancels a navigation whose path mixes the English `/events/` with `/evenements/`
 * or `/fr/`; paths of `/fr/evenements/` pass, under a further prefix too (behaviour 9.5, 1.8). It checks the
 * pathname alone, never the query.
 */
export function navigationAllowed(pathname: string): boolean {
  if (pathname.includes('/fr/evenements/')) return true
  const french = pathname.includes('/evenements/') || pathname.includes('/fr/')
  return !(french && pathname.includes('/events/'))
}
