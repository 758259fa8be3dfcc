/**
 * The ten languages of the site (behaviour 8.5) and all that code knows of each. A row names only what differs from
 * the usual; every other list of languages derives from this table. Texts are in messages and content.
 */
const TABLE = {
  en: { tag: 'en', intl: 'en-GB', name: 'English', script: 'Latn' },
  fr: {
    tag: 'fr',
    intl: 'fr-FR',
    name: 'Français',
    script: 'Latn',
    firstOfMonth: '1er',
    clock: { hour: '{h}\u00a0h', minutes: '{h}\u00a0h\u00a0{mm}' },
  },
  es: { tag: 'es', intl: 'es-ES', name: 'Español', script: 'Latn', groupsFourDigits: true },
  it: {
    tag: 'it',
    intl: 'it-IT',
    name: 'Italiano',
    script: 'Latn',
    groupsFourDigits: true,
    firstOfMonth: '1º',
  },
  de: {
    tag: 'de',
    intl: 'de-DE',
    name: 'Deutsch',
    script: 'Latn',
    clock: { hour: '{hh}:{mm}\u00a0Uhr', minutes: '{hh}:{mm}\u00a0Uhr' },
  },
  ru: {
    tag: 'ru',
    intl: 'ru-RU',
    name: 'Русский',
    script: 'Cyrl',
    squareMetre: '\u00a0м²',
    hours: '\u00a0ч',
    yearSign: 'г.',
  },
  pt: {
    tag: 'pt',
    intl: 'pt-BR',
    name: 'Português',
    script: 'Latn',
    firstOfMonth: '1º',
    clock: { hour: '{h}h', minutes: '{h}h{mm}' },
  },
  cn: {
    tag: 'zh-CN',
    intl: 'zh-CN',
    name: '中文',
    script: 'Hans',
    familyNameFirst: true,
    squareMetre: '㎡',
    hours: '小时',
  },
  ja: {
    tag: 'ja',
    intl: 'ja-JP',
    name: '日本語',
    script: 'Jpan',
    familyNameFirst: true,
    squareMetre: '㎡',
    hours: '時間',
    days: '{n}日間',
    range: '～',
  },
  ko: {
    tag: 'ko',
    intl: 'ko-KR',
    name: '한국어',
    script: 'Kore',
    familyNameFirst: true,
    squareMetre: '㎡',
    hours: '시간',
    days: '{n}일간',
    range: '~',
  },
} as const satisfies Record<string, LanguageFacts>

/** ISO 15924 code of a script: it decides faces, line breaks and the measure of texts. */
export type Script = 'Latn' | 'Cyrl' | 'Hans' | 'Jpan' | 'Kore'

interface LanguageFacts {
  /** BCP 47 tag for `lang`, `hreflang` and the interface messages. */
  readonly tag: string
  /** BCP 47 tag handed to `Intl` (behaviour 7.16); its region is where most of its readers telephone from. */
  readonly intl: string
  /** The language's own name, shown in the language menu. */
  readonly name: string
  readonly script: Script
  /** Whether forms ask for the family name first (behaviour 7.8). */
  readonly familyNameFirst?: true
  /** `Intl` leaves four digits ungrouped by default; grouped, columns of prices agree. */
  readonly groupsFourDigits?: true
  /** Ordinal for the first of a month, which `Intl` does not write. */
  readonly firstOfMonth?: string
  /** Sign of "year" after a date in a sentence; labels drop it. */
  readonly yearSign?: string
  /** The unit behind an area with the space before it, else ` m²`. */
  readonly squareMetre?: string
  /** The sign of hours behind a figure with the space before it, else ` h`; `Intl` writes "24 Std." and "24 hrs". */
  readonly hours?: string
  /** A number of days within a sentence, where the word of `Intl` is that of a date. */
  readonly days?: string
  /** Between the ends of a range, else an en dash. */
  readonly range?: string
  /** A full hour and another time of the day in a sentence, else `14:30` (behaviour 7.16). */
  readonly clock?: { readonly hour: string; readonly minutes: string }
}

/** A language code as it is in addresses. `cn` is simplified Chinese (`zh-CN`). */
export type Language = keyof typeof TABLE

/** The facts of every language. */
export const LANGUAGES: Readonly<Record<Language, LanguageFacts>> = TABLE

/** All language codes, English first. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** The language without a prefix in addresses. */
export const DEFAULT_LANGUAGE: Language = 'en'

/** Whether a text is one of the language codes. */
export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGES, text)
}

/** Whether characters of the language fill a square: Chinese, Japanese and Korean. */
export function isSquare(language: Language): boolean {
  return !['Latn', 'Cyrl'].includes(LANGUAGES[language].script)
}
