import type { PageId } from './paths.ts'

/** What a page stands in: the public frame, the frame of the back office, or nothing (specification, 2.1). */
export type Layout = 'default' | 'admin' | 'none'

/** What decides before a page is shown; each name has its function in `src/app/route-middleware.ts`. */
export type MiddlewareName = 'admin' | 'guest'

/**
 * Where the title of a page comes from in every language: `content/{language}/pages.json`, the page's own text
 * (`content`), the catalogue (`data`),
 * the texts of the back office (`admin`), or the status that it answers with. The build fails when one is missing.
 */
type TitleSource = 'pages' | 'content' | 'data' | 'admin' | 'status'

/**
 * What is true of a page in every language (specification, 2.1). Its addresses stand in `paths.ts`, and the
 * language switcher's path is made from them: `counterpart` in `localize.ts`.
 */
export interface PageSettings {
  readonly title: TitleSource
  readonly layout: Layout
  /** Whether the server renders it. When one that it does not render fails at its start, that is a 404 (section 8). */
  readonly ssr: boolean
  /** In the order in which they are asked. */
  readonly middleware: readonly MiddlewareName[]
  /** Whether search engines may have it: hreflang, sitemap, no `noindex`. */
  readonly listed: boolean
  /** Whether one rendering may be kept for everybody; not where it shows something of one visitor's own. */
  readonly cacheable: boolean
  /** Whether its own address takes a form. */
  readonly takesForms: boolean
  /** Whether it ends with the way to a quote. */
  readonly closingCall: boolean
}

const PUBLIC: PageSettings = {
  title: 'pages',
  layout: 'default',
  ssr: true,
  middleware: [],
  listed: true,
  cacheable: true,
  takesForms: false,
  closingCall: false,
}
const WITH_CALL: PageSettings = { ...PUBLIC, closingCall: true }
const WITH_FORM: PageSettings = { ...PUBLIC, takesForms: true }
const STAFF: PageSettings = {
  ...PUBLIC,
  title: 'admin',
  layout: 'admin',
  middleware: ['admin'],
  listed: false,
  cacheable: false,
}
/** Before the sign-in: each has a form that is posted to its own address. */
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
  home: WITH_FORM,
  venues: PUBLIC,
  venue: { ...PUBLIC, title: 'data' },
  galleries: WITH_CALL,
  showrooms: WITH_CALL,
  neighborhoods: WITH_CALL,
  neighborhood: { ...WITH_CALL, title: 'content' },
  events: WITH_CALL,
  event: { ...WITH_CALL, title: 'content' },
  services: WITH_CALL,
  about: WITH_CALL,
  blog: PUBLIC,
  'blog-post': { ...PUBLIC, title: 'content' },
  'contact-us': WITH_FORM,
  contact: WITH_FORM,
  'contact-venue': WITH_FORM,
  // It shows the reference of one visitor's own request.
  'contact-success': { ...PUBLIC, listed: false, cacheable: false },
  'submit-venue': WITH_FORM,
  favorites: PUBLIC,
  sitemap: PUBLIC,
  'legal-notice': PUBLIC,
  'privacy-policy': PUBLIC,
  terms: PUBLIC,
  // Decision 5.6; its figures change without the catalogue.
  'performance-monitor': { ...PUBLIC, listed: false, cacheable: false },
  // Decisions 1.13 and 1.14.
  'old-blog': { ...PUBLIC, title: 'status', listed: false },
  'external-blog': { ...PUBLIC, listed: false },
  // Specification, 2.4.
  admin: STAFF,
  'admin-login': { ...GATE, middleware: ['guest'] },
  'admin-forgotten': GATE,
  'admin-reset': GATE,
  'admin-invitation': GATE,
  'admin-venues': STAFF,
  'admin-venue': STAFF,
  // As visitors will see it.
  'admin-venue-preview': { ...STAFF, layout: 'default' },
  'admin-requests': STAFF,
  'admin-redirects': STAFF,
  'admin-people': STAFF,
  'admin-account': STAFF,
  'admin-confirm': STAFF,
}

/** The pages that are fetched ahead about two seconds after load (specification, section 2.5; decision 5.2). */
export const PREFETCHED_PAGES = ['venues', 'services', 'contact-us'] as const satisfies readonly PageId[]
