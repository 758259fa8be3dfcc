/**
 * The ten languages of the site (behaviour 8.5).
 * Every other list of languages derives from this table.
 */
export const LANGUAGES = {
  en: { tag: 'en', intl: 'en-GB', og: 'en_GB', name: 'English' },
  fr: { tag: 'fr', intl: 'fr-FR', og: 'fr_FR', name: 'Français' },
  es: { tag: 'es', intl: 'es-ES', og: 'es_ES', name: 'Español' },
  it: { tag: 'it', intl: 'it-IT', og: 'it_IT', name: 'Italiano' },
  de: { tag: 'de', intl: 'de-DE', og: 'de_DE', name: 'Deutsch' },
  ru: { tag: 'ru', intl: 'ru-RU', og: 'ru_RU', name: 'Русский' },
  pt: { tag: 'pt', intl: 'pt-BR', og: 'pt_BR', name: 'Português' },
  cn: { tag: 'zh-CN', intl: 'zh-CN', og: 'zh_CN', name: '中文' },
  ja: { tag: 'ja', intl: 'ja-JP', og: 'ja_JP', name: '日本語' },
  ko: { tag: 'ko', intl: 'ko-KR', og: 'ko_KR', name: '한국어' },
} as const satisfies Record<string, LanguageFacts>

interface LanguageFacts {
  /** BCP 47 tag for `lang`, `hreflang` and the interface messages. */
  readonly tag: string
  /** BCP 47 tag passed to `Intl`; behaviour 7.16. */
  readonly intl: string
  /** Open Graph `og:locale`. */
  readonly og: string
  /** The language's own name, shown in the language menu. */
  readonly name: string
}

/** A language code of the addresses. `cn` is simplified Chinese (`zh-CN`). */
export type Language = keyof typeof LANGUAGES

/** All language codes, English first. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

/** The language without a prefix in addresses. */
export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGES, text)
}
