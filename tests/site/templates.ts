import type { PageParams } from '../../src/i18n/addresses/forms.ts'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { sentQuery } from '../helpers/receipt.ts'

/** One address of a template, without its language. */
export interface Template {
  readonly page: PageId
  readonly params?: PageParams
  /** With its question mark. */
  readonly search?: string
  /** Special state of the page. */
  readonly state?: string
  /** 200 where nothing is said. */
  readonly status?: number
}

const ONE_PATH = [
  'home',
  'galleries',
  'showrooms',
  'neighborhoods',
  'events',
  'services',
  'about',
  'contact-us',
  'contact',
  'contact-venue',
  'submit-venue',
  'favorites',
  'sitemap',
  'legal-notice',
  'privacy-policy',
  'terms',
  'performance-monitor',
  'admin-login',
] as const

/** Every template in the states that a page can be asked for in; venues and posts are the demo's. */
export const TEMPLATES: readonly Template[] = [
  ...ONE_PATH.map((page) => ({ page })),
  { page: 'venues' },
  {
    page: 'venues',
    search: '?type=gallery&surfaceMin=300&surfaceMax=20&guests=many',
    state: 'with mistakes',
  },
  { page: 'venues', search: '?q=zzzz', state: 'none found' },
  { page: 'venues', search: '?guests=5000', state: 'none large enough' },
  { page: 'venue', params: { slug: 'hotel-de-marbeuf' } },
  { page: 'venue', params: { slug: 'hotel-de-marbeuf-fullwidth' }, state: 'full width' },
  { page: 'neighborhood', params: { id: 'bastille' } },
  { page: 'event', params: { id: 'fashion-show' } },
  { page: 'event', params: { id: 'product-launch' }, state: 'in French' },
  { page: 'blog' },
  { page: 'blog', search: '?tag=light', state: 'of one topic' },
  { page: 'blog-post', params: { slug: 'light-for-white-walls' } },
  { page: 'contact-venue', search: '?venue=galerie-perle&venue=galerie-valois', state: 'with venues' },
  { page: 'contact-venue', search: '?kind=visit&venue=galerie-perle', state: 'a visit' },
  { page: 'contact', search: sentQuery(), state: 'sent' },
  { page: 'contact-success', search: sentQuery() },
  { page: 'external-blog', params: { url: 'https://blog.passage.example/2019/a-post' } },
  { page: 'old-blog', params: { slug: '2019/fashion-week' }, status: 410 },
  { page: 'venue', params: { slug: 'gone' }, status: 404 },
]

/**
 * The address of a template in a language; a page that exists in French only is shown in that language's
 * layout.
 */
export function addressOf({ page, params = {}, search = '' }: Template, language: Language): string {
  return localize(page, params, language) + search
}
