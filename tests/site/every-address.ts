/** An address of every page and of every endpoint: those of the tables, so that a new one is among them. */
import { directEndpoints } from '../../src/app/endpoints/direct-endpoints.ts'
import { routes } from '../../src/app/routes.ts'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { PAGE_IDS, type PageId } from '../../src/i18n/addresses/paths.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { DailyCounters } from '../../src/modules/analytics/server/daily-counters.server.ts'

/** Parameters of pages that have some; the rest of the table takes a venue's slug. */
const PARAMS: Partial<Record<PageId, Readonly<Record<string, string>>>> = {
  neighborhood: { id: 'bastille' },
  event: { id: 'fashion-show' },
  'blog-post': { slug: 'light-for-white-walls' },
  'old-blog': { slug: '2019/fashion-week' },
  'external-blog': { url: 'https://blog.passage.example/2019/a-post' },
  shortlist: { slug: 'a'.repeat(32) },
  quote: { slug: 'a'.repeat(32) },
}

/** The path of every page in a language, by its name. */
export function pathsOfPages(language: Language): ReadonlyMap<PageId, string> {
  return new Map(
    PAGE_IDS.map((page) => [page, localize(page, PARAMS[page] ?? { slug: 'hotel-de-marbeuf' }, language)]),
  )
}

/** The path of every endpoint, of the application and of the HTTP server. */
export function pathsOfEndpoints(): string[] {
  const direct = directEndpoints({
    siteUrl: 'http://localhost',
    securityContact: 'mailto:nobody@example.com',
    counters: new DailyCounters(),
    limits: undefined,
    trustProxy: 0,
  })
  return [...patternsIn(routes).map(filledIn), ...direct.keys(), '/metrics']
}

/** The endpoints below a node of the table. Pages, which have other addresses outside, stand below `/l/`. */
function patternsIn(node: object): string[] {
  const path = 'path' in node && typeof node.path === 'string' ? node.path : ''
  if (path.startsWith('/l/')) return []
  const below = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...(path.startsWith('/') ? [path] : []), ...below.flatMap((child: object) => patternsIn(child))]
}

const filledIn = (pattern: string) =>
  pattern
    .replaceAll('{$language}', 'fr')
    .replaceAll('{$collection}', 'lucide')
    .replaceAll('{$whom}', 'client')
    .replaceAll('{$n}', '1')
    .replaceAll(/\$\w+/g, 'a'.repeat(32))
