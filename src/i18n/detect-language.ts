/** Language detection for a first visit to `/` (behaviour 1.10). */
import { readLanguageCookie } from './language-cookie.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from './languages.ts'

/** Request headers of the visitor. */
export interface VisitorHeaders {
  /** The whole `Cookie` header. */
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
  readonly referrer?: string | undefined
  readonly userAgent?: string | undefined
  /** Public origin of the site. */
  readonly siteUrl: string
}

/** Longest `Accept-Language` read, in characters; browsers send under 200. */
const HEADER_LIMIT = 1000

/**
 * Names that robots use. In-app browsers (`NAVER(inapp`, `baiduboxapp`, `[Pinterest/iOS]`) belong to people
 * and are not matched, nor are `CUBOT` telephones.
 */
const CRAWLER = new RegExp(
  [
    '(?<!\\bcu)bot(?:\\b|_)',
    'crawl|spider|slurp|scrapy|fetcher|validator|archiver|monitor\\b|preview',
    'facebookexternalhit|facebookcatalog|whatsapp/|vkshare|embedly|quora link|flipboard',
    'mediapartners-google|google-(?:inspectiontool|read-aloud|site-verification)|googleother|apis-google|feedfetcher',
    'yandex(?:images|metrika|direct|webmaster)|yeti/|daumoa|ahrefs|semrush|pingdom|uptime|pagespeed|lighthouse',
    'chatgpt-user|claude-(?:web|user)|perplexity-user|anthropic-ai|cohere-ai',
  ].join('|'),
  'i',
)

/** Whether a user agent is a search engine, a preview fetcher or another known robot. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && CRAWLER.test(userAgent)
}

/**
 * The language for a visit to `/`: the one chosen by hand (cookie), else the first one that `Accept-Language`
 * and the site share. `undefined`, meaning "stay in English", for crawlers, for visitors who come from a page
 * of the site, and where nothing matches.
 */
export function detectLanguage(visitor: VisitorHeaders): Language | undefined {
  if (isCrawler(visitor.userAgent) || comesFrom(visitor.siteUrl, visitor.referrer)) return undefined
  return readLanguageCookie(visitor.cookie) ?? preferredLanguage(visitor.acceptLanguage ?? '')
}

/** Parse an `Accept-Language` header by RFC 9110, section 12.5.4: highest weight first, then as listed. */
function preferredLanguage(header: string): Language | undefined {
  const ranges = header
    .slice(0, HEADER_LIMIT)
    .split(',')
    .map((item) => {
      const [range = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      return { language: languageOfRange(range), weight: weightOf(parameters) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return ranges.find(({ language }) => language !== undefined)?.language
}

/** A range matches a language of the site by its first subtag: `pt-PT` is pt, `zh-TW` is cn. */
function languageOfRange(range: string): Language | undefined {
  // Some programs write the names of locales: `fr_FR`.
  const primary = range.split(/[-_]/, 1)[0]
  return LANGUAGE_CODES.find((code) => LANGUAGES[code].tag.split('-', 1)[0] === primary)
}

/** 1 without a weight, 0 ("not acceptable") for one that is not a number from 0 to 1. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith('q='))
  if (given === undefined) return 1
  const text = given.slice(2)
  // Three digits are allowed; programs that print numbers send more.
  return /^(?:0(?:\.\d{0,9})?|1(?:\.0{0,9})?)$/.test(text) ? Number(text) : 0
}

function comesFrom(siteUrl: string, referrer: string | undefined): boolean {
  return referrer !== undefined && URL.parse(referrer)?.origin === URL.parse(siteUrl)?.origin
}
