/**
 * Slugs of the event types: id → language → slug (behaviour 9.2; equivalents by behaviour 1.6).
 * They are contracts and stay letter for letter (behaviour 1.5).
 */
import type { Language } from '../languages.ts'

const IN_EVERY_LANGUAGE = {
  showroom: {
    en: 'showroom',
    fr: 'showroom',
    es: 'showroom',
    it: 'showroom',
    de: 'showroom',
    ru: 'showroom',
    pt: 'showroom',
    cn: 'showroom',
    ja: 'showroom',
    ko: 'showroom',
  },
  'after-show': {
    en: 'after-show',
    fr: 'after-show',
    es: 'after-show',
    it: 'after-show',
    de: 'after-show',
    ru: 'posle-shou',
    pt: 'after-show',
    cn: 'after-show',
    ja: 'afutah-sho',
    ko: 'apeuteo-syo',
  },
  'fashion-show': {
    en: 'fashion-show',
    fr: 'defile-mode',
    es: 'desfile-moda',
    it: 'sfilata-moda',
    de: 'modenschau',
    ru: 'modnoe-shou',
    pt: 'desfile-moda',
    cn: 'shizhuang-xiu',
    ja: 'fashion-sho',
    ko: 'paesyeon-syo',
  },
  'pop-up-stores': {
    en: 'pop-up-stores',
    fr: 'pop-up-stores',
    es: 'tienda-efimera',
    it: 'negozio-pop-up',
    de: 'pop-up-store',
    ru: 'pop-ap-magazin',
    pt: 'loja-efemera',
    cn: 'kuaishan-dian',
    ja: 'poppuappu-sutoa',
    ko: 'papeop-seutoa',
  },
  'cocktail-party': {
    en: 'cocktail-party',
    fr: 'cocktail-party',
    es: 'coctel-cena',
    it: 'cocktail-cena',
    de: 'cocktail-abendessen',
    ru: 'kokteil-uzhin',
    pt: 'coquetel-jantar',
    cn: 'jiweijiuhui-wancan',
    ja: 'kakuteru-dinah',
    ko: 'kakteil-yeonsik',
  },
  'fitting-preparation': {
    en: 'fitting-preparation',
    fr: 'essayage-preparation',
    es: 'prueba-preparacion',
    it: 'prova-preparazione',
    de: 'anprobe-vorbereitung',
    ru: 'primerca-podgotovka',
    pt: 'prova-preparacao',
    cn: 'shichuan-zhunbei',
    ja: 'shichaku-junbi',
    ko: 'sisangjeonggom-junbi',
  },
} as const satisfies Record<string, Record<Language, string>>

const IN_SOME_LANGUAGES = {
  'collection-presentation': { fr: 'presentation-collection' },
  'private-events': { fr: 'private-events' },
  'product-launch': { fr: 'product-launch' },
} as const satisfies Record<string, Partial<Record<Language, string>>>

/** An event type; the English slug where there is one. */
export type EventId = keyof typeof IN_EVERY_LANGUAGE | keyof typeof IN_SOME_LANGUAGES

/** The slug of every event type in every language that has a page about it. */
export const EVENT_SLUGS: Readonly<Record<EventId, Partial<Record<Language, string>>>> = {
  ...IN_EVERY_LANGUAGE,
  ...IN_SOME_LANGUAGES,
}

/** All event types, in the order of the table. */
export const EVENT_IDS = Object.keys(EVENT_SLUGS) as EventId[]
