import { isAdminPath } from '#/i18n/addresses/admin-path.ts'

/** Kinds of addresses, few enough to be a label of a metric. */
export type RouteClass = 'page' | 'asset' | 'image' | 'data' | 'beacon' | 'api' | 'admin' | 'probe'

const BEACONS = /^\/api\/(?:events|log-404)$/
const PROBES = /^\/(?:healthz|readyz|metrics|builds\/latest\.json)$/
const FILE = /^\/[\w-]+\.(?:xml|txt|ico|svg|png|webmanifest|js|css|json)$/

/** The kind of an address. */
export function routeClassOf(pathname: string): RouteClass {
  if (pathname.startsWith('/assets/') || FILE.test(pathname)) return 'asset'
  if (pathname.startsWith('/img/')) return 'image'
  if (pathname.startsWith('/_serverFn/')) return 'data'
  if (BEACONS.test(pathname)) return 'beacon'
  if (pathname.startsWith('/api/')) return 'api'
  if (PROBES.test(pathname)) return 'probe'
  return isAdminPath(pathname) ? 'admin' : 'page'
}
