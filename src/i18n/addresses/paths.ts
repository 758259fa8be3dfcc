/**
 * Every address of the site, as one table: page → language → path (behaviour 9.2 and 9.5).
 *
 * How to read it: a path is written without its language prefix. English takes no prefix, every other
 * language takes its code, so `venues.fr` is `/fr/lieux` and `venues.en` is `/venues`. Braces are parameters:
 * - `{slug}`: one segment of a–z, 0–9 and hyphens, the same in every language; in the back office a venue's id
 * - `{neighborhood}`, `{event}`: the slug of that language in `slugs-neighborhoods.ts` and `slugs-events.ts`
 * - `{rest}`: everything that follows, kept exactly as it was asked for
 *
 * Further spellings that are answered too are in `aliases.ts`, addresses that have moved in `moved-addresses.ts`.
 * Matching, links, canonical and hreflang, the language menu, the sitemap and the redirects all derive from it.
 * Odd romanisations are contracts (behaviour 1.5): never "correct" one.
 */
import { LANGUAGE_CODES, type Language } from '../languages.ts'

export { EVENT_IDS, type EventId } from './slugs-events.ts'
export { NEIGHBORHOOD_IDS, type NeighborhoodId } from './slugs-neighborhoods.ts'

/** A path in every language; leaving one out is a compile error. */
type InEveryLanguage = Readonly<Record<Language, string>>

/** The English path in every language without one of its own (behaviour 1.2). */
function english(path: string, listed: Partial<InEveryLanguage> = {}): InEveryLanguage {
  const everywhere = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, path]))
  return { ...(everywhere as InEveryLanguage), ...listed }
}

/** The canonical path of every page in every language. */
export const PATHS = {
  home: english(''),
  venues: {
    en: 'venues',
    fr: 'lieux',
    es: 'espacios',
    it: 'spazi',
    de: 'raeume',
    ru: 'mesta',
    pt: 'espacos',
    cn: 'changsuo',
    ja: 'kaijo',
    ko: 'jangso',
  },
  venue: {
    en: 'venue/{slug}',
    fr: 'lieu/{slug}',
    es: 'espacio/{slug}',
    it: 'spazio/{slug}',
    de: 'raum/{slug}',
    ru: 'mesto/{slug}',
    pt: 'espaco/{slug}',
    cn: 'changdi/{slug}',
    ja: 'kaijo/{slug}',
    ko: 'jangso/{slug}',
  },
  galleries: english('types/galeries'),
  showrooms: english('types/showrooms'),
  neighborhoods: {
    en: 'neighborhoods',
    fr: 'quartiers',
    es: 'barrios',
    it: 'quartieri',
    de: 'stadtteile',
    ru: 'rayony',
    pt: 'bairros',
    cn: 'qu',
    ja: 'chiiki',
    ko: 'jiyeok',
  },
  neighborhood: {
    en: 'neighborhoods/{neighborhood}',
    fr: 'quartiers/{neighborhood}',
    es: 'barrios/{neighborhood}',
    it: 'quartieri/{neighborhood}',
    de: 'stadtteile/{neighborhood}',
    ru: 'rayony/{neighborhood}',
    pt: 'bairros/{neighborhood}',
    cn: 'qu/{neighborhood}',
    ja: 'chiiki/{neighborhood}',
    ko: 'jiyeok/{neighborhood}',
  },
  events: {
    en: 'events',
    fr: 'evenements',
    es: 'eventos',
    it: 'eventi',
    de: 'veranstaltungen',
    ru: 'sobytiya',
    pt: 'eventos',
    cn: 'huodong',
    ja: 'ibento',
    ko: 'ibenteu',
  },
  event: {
    en: 'events/{event}',
    fr: 'evenements/{event}',
    es: 'eventos/{event}',
    it: 'eventi/{event}',
    de: 'veranstaltungen/{event}',
    ru: 'sobytiya/{event}',
    pt: 'eventos/{event}',
    cn: 'huodong/{event}',
    ja: 'ibento/{event}',
    ko: 'ibenteu/{event}',
  },
  services: {
    en: 'our-services',
    fr: 'nos-services',
    es: 'servicios',
    it: 'servizi',
    de: 'dienstleistungen',
    ru: 'uslugi',
    pt: 'servicos',
    cn: 'fuwu',
    ja: 'sabisu',
    ko: 'seobiseu',
  },
  about: {
    en: 'about-us',
    fr: 'a-propos',
    es: 'acerca-de',
    it: 'chi-siamo',
    de: 'ueber-uns',
    ru: 'o-nas',
    pt: 'sobre-nos',
    cn: 'guanyu',
    ja: 'watashitachi-ni-tsuite',
    ko: 'soga',
  },
  blog: english('blog'),
  'blog-post': english('blog/{slug}'),
  'contact-us': {
    en: 'contact-us',
    fr: 'contactez-nous',
    es: 'contactenos',
    it: 'contattaci',
    de: 'kontakt',
    ru: 'kontakt',
    pt: 'contato',
    cn: 'lianxi',
    ja: 'otoiawase',
    ko: 'munyihagi',
  },
  contact: english('contact'),
  'contact-venue': english('contact-venue', { fr: 'contact-lieu' }),
  'contact-success': english('contact-success', { fr: 'contact-succes' }),
  'submit-venue': {
    en: 'submit-venue',
    fr: 'soumettre-lieu',
    es: 'proponer-espacio',
    it: 'proponi-spazio',
    de: 'raum-vorschlagen',
    ru: 'predlozhit-mesto',
    pt: 'propor-espaco',
    cn: 'tijiao-changsuo',
    ja: 'kaijo-teian',
    ko: 'jangso-jeanhae',
  },
  favorites: english('my-favorites', { fr: 'mes-favoris' }),
  shortlist: english('shortlist/{slug}'),
  quote: english('q/{slug}'),
  sitemap: {
    en: 'sitemap',
    fr: 'plan-du-site',
    es: 'mapa-del-sitio',
    it: 'mappa-del-sito',
    de: 'sitemap',
    ru: 'karta-sajta',
    pt: 'mapa-do-site',
    cn: 'site-ditu',
    ja: 'saitomappu',
    ko: 'saiteu-maep',
  },
  'legal-notice': english('legal-notice', { fr: 'mentions-legales' }),
  'privacy-policy': english('privacy-policy', { fr: 'politique-confidentialite' }),
  terms: english('terms-of-service', { fr: 'cgu' }),
  'performance-monitor': english('performance-monitor'),
  'old-blog': english('old-blog/{rest}', { fr: 'ancien-blog/{rest}' }),
  'external-blog': english('https://{rest}'),
  admin: english('admin'),
  'admin-login': english('admin/login'),
  'admin-venues': english('admin/salles'),
  'admin-venue': english('admin/salles/{slug}'),
  'admin-venue-preview': english('admin/apercu/{slug}'),
  'admin-venue-calendar': english('admin/calendrier/{slug}'),
  'admin-options': english('admin/options'),
  'admin-bookings': english('admin/reservations'),
  'admin-booking': english('admin/reservations/{slug}'),
  'admin-quotes': english('admin/devis'),
  'admin-quote': english('admin/devis/{slug}'),
  'admin-quote-evidence': english('admin/devis/preuve/{slug}'),
  'admin-requests': english('admin/demandes'),
  'admin-templates': english('admin/modeles'),
  'admin-redirects': english('admin/redirections'),
  'admin-people': english('admin/equipe'),
  'admin-settings': english('admin/reglages'),
  'admin-account': english('admin/compte'),
  'admin-confirm': english('admin/confirmer'),
  'admin-forgotten': english('admin/mot-de-passe-oublie'),
  'admin-reset': english('admin/nouveau-mot-de-passe'),
  'admin-invitation': english('admin/invitation'),
} as const satisfies Record<string, InEveryLanguage>

/** Id of a page, as in `data-page`, links and routes. */
export type PageId = keyof typeof PATHS

/** All page ids, in the order of the table. */
export const PAGE_IDS = Object.keys(PATHS) as PageId[]
