import { BRIEF_KEYS } from './brief-query.ts'
import { PAGE_IDS, type PageId } from './paths.ts'

/** The sections of the sitemap page, in its order. */
export const TREE_PARTS = ['site', 'venues', 'neighborhoods', 'events', 'blog', 'legal'] as const

export type TreePart = (typeof TREE_PARTS)[number]

/** Layout of a page: public, back office, or none (behaviour 9.1). */
export type PageLayout = 'default' | 'admin' | 'none'

/** Checks before a page is shown; each name has its function in `src/app/route-middleware.ts`. */
export type MiddlewareName = 'admin' | 'guest'

/**
 * Source of a page's title in every language: `content/{language}/pages.json`, the page's own text
 * (`content`), the catalogue (`data`), the messages of the back office (`admin`), or the status of the
 * answer. The build fails when one is missing.
 */
type TitleSource = 'pages' | 'content' | 'data' | 'admin' | 'status'

/**
 * Settings of a page that are the same in every language (behaviour 9.1). Its addresses are in `paths.ts`,
 * and the language switcher's path is derived from them: `counterpart` in `localize.ts`.
 */
export interface PageSettings {
  readonly title: TitleSource
  readonly layout: PageLayout
  /** In the order in which they run. */
  readonly middleware: readonly MiddlewareName[]
  /** Whether search engines may index it: hreflang, sitemap, no `noindex`. */
  readonly listed: boolean
  /** Whether one rendering may be cached for all visitors; not where it shows data of a single visitor. */
  readonly cacheable: boolean
  /** Whether it is rendered for its visitor, cookies included; `cacheable` is false then. */
  readonly isPersonal: boolean
  /** Whether its own address accepts a form. */
  readonly takesForms: boolean
  /** Whether the route `/$page` shows it: a heading, a lead, perhaps an article and links. */
  readonly isPlain: boolean
  /** Whether it has a long text of its own: `content/{language}/articles/{page}.json`. */
  readonly hasArticle: boolean
  /** The section of the sitemap page that lists it. */
  readonly treePart: TreePart
  /** The colour mode that it has whatever the visitor's (behaviour 5.4); absent where it follows the visitor. */
  readonly colorMode?: 'light' | 'dark'
  /** Known query keys; all others have no effect on its content. */
  readonly query: readonly string[]
}

const PUBLIC: PageSettings = {
  title: 'pages',
  layout: 'default',
  middleware: [],
  listed: true,
  cacheable: true,
  isPersonal: false,
  takesForms: false,
  isPlain: false,
  hasArticle: false,
  treePart: 'site',
  query: [],
}
/** A form that answers on its own page. */
const WITH_FORM: PageSettings = { ...PUBLIC, takesForms: true, query: ['copy', 'receipt', 'reference'] }
const PLAIN: PageSettings = { ...PUBLIC, isPlain: true, hasArticle: true }
const LEGAL: PageSettings = { ...PLAIN, treePart: 'legal' }
const STAFF: PageSettings = {
  ...PUBLIC,
  title: 'admin',
  layout: 'admin',
  middleware: ['admin'],
  listed: false,
  cacheable: false,
}
/** Open without a session: each has a form that is posted to its own address. */
const GATE: PageSettings = {
  ...PUBLIC,
  title: 'admin',
  layout: 'none',
  listed: false,
  cacheable: false,
  takesForms: true,
}

/** The settings of every page; leaving one out is a compile error. */
export const PAGE_SETTINGS: Readonly<Record<PageId, PageSettings>> = {
  // With what a search has said so far.
  home: {
    ...WITH_FORM,
    query: [...WITH_FORM.query, 'duration', 'event', 'guests', 'q', 'startDate'].sort(),
  },
  venues: {
    ...PUBLIC,
    treePart: 'venues',
    query: [
      ...BRIEF_KEYS,
      'access',
      'equipment',
      'goodsDoorMin',
      'group',
      'neighborhood',
      'page',
      'priceMax',
      'q',
      'sort',
      'surfaceMax',
      'surfaceMin',
      'type',
      'view',
    ],
  },
  venue: { ...PUBLIC, title: 'data', query: [...BRIEF_KEYS, 'metres'] },
  galleries: { ...PLAIN, treePart: 'venues' },
  showrooms: { ...PLAIN, treePart: 'venues' },
  neighborhoods: { ...PLAIN, treePart: 'neighborhoods' },
  neighborhood: { ...PUBLIC, title: 'content' },
  events: { ...PLAIN, treePart: 'events' },
  event: { ...PUBLIC, title: 'content' },
  services: PLAIN,
  about: PLAIN,
  blog: { ...PUBLIC, treePart: 'blog', query: ['page', 'tag'] },
  'blog-post': { ...PUBLIC, title: 'content' },
  'contact-us': { ...WITH_FORM, hasArticle: true },
  contact: {
    ...WITH_FORM,
    hasArticle: true,
    query: [...WITH_FORM.query, ...BRIEF_KEYS, 'neighborhood'],
  },
  'contact-venue': { ...WITH_FORM, query: [...BRIEF_KEYS, 'kind', 'venue', 'wishes'] },
  // It shows the reference of one visitor's own enquiry.
  'contact-success': {
    ...PUBLIC,
    listed: false,
    cacheable: false,
    query: ['copy', 'kind', 'receipt', 'reference'],
  },
  'submit-venue': { ...WITH_FORM, hasArticle: true },
  favorites: { ...PUBLIC, query: BRIEF_KEYS },
  // behaviour 5.16: behind a private link, with the answers of its reader.
  shortlist: {
    ...PUBLIC,
    listed: false,
    cacheable: false,
    isPersonal: true,
    takesForms: true,
  },
  // quotes.md, section 5: behind a private link.
  quote: {
    ...PUBLIC,
    title: 'data',
    listed: false,
    cacheable: false,
    isPersonal: true,
    takesForms: true,
    query: ['choice', 'code', 'said'],
  },
  sitemap: { ...PLAIN, hasArticle: false },
  'legal-notice': LEGAL,
  'privacy-policy': LEGAL,
  terms: LEGAL,
  // behaviour 5.6; its figures change without the catalogue.
  'performance-monitor': { ...PUBLIC, listed: false, cacheable: false, hasArticle: true },
  // behaviour 1.13 and 1.14.
  'old-blog': { ...PUBLIC, title: 'status', listed: false },
  'external-blog': { ...PUBLIC, listed: false },
  // behaviour 1.16.
  admin: STAFF,
  'admin-login': { ...GATE, middleware: ['guest'] },
  'admin-forgotten': GATE,
  'admin-reset': GATE,
  'admin-invitation': GATE,
  'admin-venues': STAFF,
  'admin-venue': STAFF,
  // As visitors will see it.
  'admin-venue-preview': { ...STAFF, layout: 'default' },
  'admin-venue-calendar': STAFF,
  'admin-options': STAFF,
  'admin-bookings': STAFF,
  'admin-booking': STAFF,
  'admin-quotes': STAFF,
  'admin-quote': STAFF,
  'admin-quote-evidence': STAFF,
  'admin-requests': STAFF,
  'admin-templates': STAFF,
  'admin-redirects': STAFF,
  'admin-people': STAFF,
  'admin-settings': STAFF,
  'admin-account': STAFF,
  'admin-confirm': STAFF,
}

/** The pages that are prefetched about two seconds after load (behaviour 9.5, 5.2). */
export const PREFETCHED_PAGES = ['venues', 'services', 'contact-us'] as const satisfies readonly PageId[]

/** Pages that search engines must not index, in any language: no hreflang, no sitemap entry. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(
  PAGE_IDS.filter((page) => !PAGE_SETTINGS[page].listed),
)

/** Whether a page reads the brief of its address, and hands it on. */
export function readsBrief(page: PageId): boolean {
  return BRIEF_KEYS.every((key) => PAGE_SETTINGS[page].query.includes(key))
}

/** Pages with a long text of their own. */
export const ARTICLE_PAGES: readonly PageId[] = PAGE_IDS.filter((page) => PAGE_SETTINGS[page].hasArticle)

/** Whether a text is the id of a page that the route `/$page` shows. */
export function isPlainPage(text: string): text is PageId {
  return PAGE_IDS.some((page) => page === text && PAGE_SETTINGS[page].isPlain)
}
