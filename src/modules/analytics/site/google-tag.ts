/** Google's tag, from the moment a visitor has accepted it (behaviour 5.5, 9.9). */
import { onMeasured } from '#/boot/measure.ts'
import type { PageEvent } from '#/lib/measured-event.ts'
import { EVENT_CATEGORIES, type EventPlace, labelsOf } from '../model/event-table.ts'

/** The latest moment to load the script after the page has become idle, in milliseconds (behaviour 9.7). */
const IDLE_TIMEOUT = 2000

/** Where the browser has no idle callback, in milliseconds (behaviour 9.9). */
const IDLE_FALLBACK = 50

const ALL_DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const

interface TagWindow extends Window {
  dataLayer?: unknown[]
  [disable: `ga-disable-${string}`]: boolean | undefined
}

const tagWindow = (): TagWindow => window as unknown as TagWindow

/** The tag reads `arguments` objects from its queue and ignores arrays. */
function gtag(..._command: unknown[]): void {
  const { dataLayer } = tagWindow()
  // biome-ignore lint/complexity/noArguments: it must be one, see above
  dataLayer?.push(arguments)
}

let loaded = false
const passed = new WeakSet<PageEvent>()
let stopHearing: (() => void) | undefined

function load(id: string): void {
  loaded = true
  tagWindow().dataLayer = []
  gtag('consent', 'default', ALL_DENIED)
  gtag('set', 'ads_data_redaction', true)
  gtag('js', new Date())
  gtag('config', id, {
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_flags: 'SameSite=None;Secure',
    // Passed on instead, once the page was looked at: without queries, which may hold typed text.
    send_page_view: false,
    page_location: location.origin + location.pathname,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  const append = () => document.head.append(script)
  if ('requestIdleCallback' in window) requestIdleCallback(append, { timeout: IDLE_TIMEOUT })
  else setTimeout(append, IDLE_FALLBACK)
}

function pass(event: PageEvent, path: string): void {
  // Earlier events of the page reach a tag again that is allowed, forbidden and allowed again.
  if (passed.has(event)) return
  passed.add(event)
  const page_location = location.origin + path
  if (event.name === 'page_view') {
    gtag('event', 'page_view', { page_location })
    return
  }
  const label = 'label' in event ? event.label : labelsOf(event, placeHere()).join(' ').trim()
  gtag('event', event.name, {
    page_location,
    event_category: EVENT_CATEGORIES[event.name],
    ...(label ? { event_label: label } : {}),
    ...('value' in event ? { value: event.value } : {}),
    ...venueOf(event),
    user_language: document.documentElement.lang,
  })
}

/** What our own server finds out from the address is in the page. */
function placeHere(): EventPlace {
  const { page = 'error' } = document.body.dataset
  const terms = document.querySelector<HTMLElement>('[data-terms]')?.dataset.terms
  const isVenue = document.querySelector('[data-missing="venue"]') !== null
  return { page, isVenue, terms: terms ? terms.split(' ') : [] }
}

/** Of the page's own venue, or of one whose heart was pressed. */
function venueOf(event: PageEvent): { venue_slug?: string; venue_category?: string } {
  const { slug, category } = document.querySelector<HTMLElement>('main')?.dataset ?? {}
  const venue = 'venue' in event ? event.venue : slug
  return {
    ...(venue ? { venue_slug: venue } : {}),
    ...(venue && venue === slug && category ? { venue_category: category } : {}),
  }
}

/**
 * Apply consent: only statistics are granted, nothing for advertising.
 * @param wasGranted before this page: what was measured while the tag's code was on its way is passed on
 */
export function allowTag(id: string, wasGranted: boolean): void {
  tagWindow()[`ga-disable-${id}`] = false
  if (!loaded) load(id)
  gtag('consent', 'update', { analytics_storage: 'granted' })
  // A view is reported once it is one, which may be before the visitor has answered (behaviour 9.4).
  stopHearing ??= onMeasured(pass, ({ name }) => wasGranted || name === 'page_view')
}

/** Apply a refusal or a withdrawn consent: stop sending and delete the tag's cookies. */
export function forbidTag(id: string): void {
  tagWindow()[`ga-disable-${id}`] = true
  stopHearing?.()
  stopHearing = undefined
  if (!loaded) return
  gtag('consent', 'update', ALL_DENIED)
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? ''
    if (!name.startsWith('_ga')) continue
    for (const domain of domainsOf(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is missing in Safari and Firefox ESR
      document.cookie = `${name}=; Max-Age=0; Path=/; Domain=${domain}`
    }
  }
}

/** The host and its parent domains: the tag sets its cookies as high as the browser allows. */
function domainsOf(host: string): string[] {
  const parts = host.split('.')
  return parts.map((_, at) => parts.slice(at).join('.'))
}
