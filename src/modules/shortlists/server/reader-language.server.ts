/** The language in which the reader of a private link would rather read it. */
import { languagePing } from '#/i18n/addresses/language-ping.ts'
import { detectLanguage } from '#/i18n/detect-language.ts'
import type { Language } from '#/i18n/languages.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { LanguageOffer } from '../model/shared-view.ts'

/**
 * In the words of each language: whoever needs the offer does not read the page. Here and not in the messages, of which a
 * page has those of its own language alone.
 */
const OFFERS: Readonly<Record<Language, string>> = {
  en: 'Read this page in English',
  fr: 'Lire cette page en français',
  es: 'Leer esta página en español',
  it: 'Questa pagina in italiano',
  de: 'Diese Seite auf Deutsch lesen',
  ru: 'Читать эту страницу на русском',
  pt: 'Ler esta página em português',
  cn: '用中文阅读本页',
  ja: 'このページを日本語で読む',
  ko: '이 페이지를 한국어로 보기',
}

/**
 * What to offer: a link is passed on in the language of whoever shares, and no address leads elsewhere by itself
 * (behaviour 1.10). A language that was chosen by hand counts before those of the browser.
 * @returns null for a reader of the page's own language, and where none is known
 */
export function languageOffer(headers: Headers, language: Language): LanguageOffer | null {
  const { siteUrl } = getEnvironment()
  const own = detectLanguage({
    cookie: headers.get('cookie') ?? undefined,
    acceptLanguage: headers.get('accept-language') ?? undefined,
    userAgent: headers.get('user-agent') ?? undefined,
    siteUrl,
  })
  if (own === undefined || own === language) return null
  return { language: own, text: OFFERS[own], ping: languagePing(siteUrl, own) }
}
