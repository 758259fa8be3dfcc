import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { EVENT_IDS } from '../../src/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '../../src/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import type { MeasuredEvent } from '../../src/lib/measured-event.ts'
import type { Device } from '../../src/modules/analytics/model/vital-names.ts'

/** Requests of one visitor's browser. */
export interface Visit {
  readonly device: Device
  readonly events: readonly MeasuredEvent[]
}

/** Venues of the imagined catalogue, as many as the site claims to have. */
export const VENUE_SLUGS = Array.from({ length: 350 }, (_, n) => `venue-${n}`)

const SHARES: Partial<Record<Language, number>> = { en: 0.34, fr: 0.3, it: 0.08, ja: 0.07, de: 0.06 }
const LINKS = ['www.instagram.com', 'www.facebook.com', 'www.linkedin.com', 'x.com', 'tel', 'mailto', 'wa.me']
const SEARCHES = ['type=showroom', 'type=gallery&neighborhood=le-marais', 'q=loft+bastille', 'guests=150']

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Make visits as a site of this kind has them: three pages on average, a third of them venues, of which few are
 * looked at by many; vitals of the first page; now and then a search, a heart, a link, a request.
 */
export function makeVisit(random: () => number): Visit {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  // The square makes the first ones frequent.
  const popular = <T>(list: readonly T[]) => list[Math.floor(random() ** 2 * list.length)] as T
  const language = pickLanguage(random)
  const events: MeasuredEvent[] = []
  const pages = 1 + Math.floor(-Math.log(1 - random()) * 2)
  for (let n = 0; n < Math.min(pages, 12); n += 1) {
    const path = pagePath(language, random, pick, popular)
    events.push({ name: 'page_view', path })
    if (path.includes('/venue-')) events.push({ name: 'venue_view', path })
    if (n === 0) events.push(...vitals(path, random))
    if (random() < 0.1)
      events.push({ name: 'search', path: localize('venues', {}, language), query: pick(SEARCHES) })
    if (random() < 0.06) events.push({ name: 'add_to_favorites', path, venue: popular(VENUE_SLUGS) })
    if (random() < 0.04) events.push({ name: 'click', path, label: pick(LINKS) })
    events.push({ name: 'time_on_page', path, value: Math.round(random() ** 2 * 900) / 10 })
  }
  if (random() < 0.01)
    events.push({ name: 'contact_request', path: localize('contact-success', {}, language) })
  return { device: random() < 0.58 ? 'phone' : random() < 0.1 ? 'tablet' : 'desktop', events }
}

function pickLanguage(random: () => number): Language {
  let left = random()
  for (const language of LANGUAGE_CODES) {
    left -= SHARES[language] ?? 0.03
    if (left <= 0) return language
  }
  return 'en'
}

type Pick = <T>(list: readonly T[]) => T

function pagePath(language: Language, random: () => number, pick: Pick, popular: Pick): string {
  const kind = random()
  if (kind < 0.35) return localize('venue', { slug: popular(VENUE_SLUGS) }, language)
  if (kind < 0.55) return localize('venues', {}, language)
  if (kind < 0.7) return localize('home', {}, language)
  if (kind < 0.8) return localize('neighborhood', { id: pick(NEIGHBORHOOD_IDS) }, language)
  if (kind < 0.87) return localize('event', { id: pick(EVENT_IDS) }, language)
  const others: readonly PageId[] = ['services', 'about', 'blog', 'contact', 'contact-us', 'favorites']
  return localize(pick(others), {}, language)
}

function vitals(path: string, random: () => number): MeasuredEvent[] {
  const spread = () => Math.exp(random() + random() + random() - 1.5)
  const vital = (label: 'LCP' | 'INP' | 'CLS' | 'TTFB', value: number): MeasuredEvent => ({
    name: 'web_vitals',
    path,
    label,
    value,
  })
  return [
    vital('LCP', 1800 * spread()),
    vital('TTFB', 350 * spread()),
    vital('CLS', random() < 0.7 ? 0 : 0.05 * spread()),
    ...(random() < 0.7 ? [vital('INP', 120 * spread() ** 2)] : []),
  ]
}
