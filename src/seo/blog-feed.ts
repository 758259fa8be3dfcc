import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { escapeXml } from './escape-xml.ts'

/** An article as the feed announces it. `date` is ISO. */
export interface FeedPost {
  readonly id: string
  readonly date: string
  readonly title: string
  readonly description: string
  readonly lead: string
  /** Names of its topics, in the feed's language. */
  readonly topics: readonly string[]
}

/** Title and description of a feed. */
export interface FeedFacts {
  /** Public origin, e.g. `https://passage.example`. */
  readonly siteUrl: string
  readonly language: Language
  readonly title: string
  readonly description: string
  /** The agency's name. */
  readonly author: string
}

/** The path of the blog's feed in a language. */
export function feedPath(language: Language): string {
  return `/feed-${language}.xml`
}

/**
 * The blog in one language as an Atom feed (RFC 4287), in the order given. Written here because the packages
 * for feeds leave out `xml:lang` and declare plain text to be HTML.
 */
export function blogFeed(facts: FeedFacts, posts: readonly FeedPost[]): string {
  const { siteUrl, language } = facts
  const home = siteUrl + localize('blog', {}, language)
  const newest = posts.map(({ date }) => date).reduce((a, b) => (a > b ? a : b), '1970-01-01')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGES[language].tag}">`,
    element('id', home),
    element('title', facts.title),
    element('subtitle', facts.description),
    element('updated', instant(newest)),
    `<author>${element('name', facts.author)}${element('uri', siteUrl)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl + feedPath(language))}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(home)}"/>`,
    ...posts.map((post) => entry(post, siteUrl + localize('blog-post', { slug: post.id }, language))),
    '</feed>',
    '',
  ].join('\n')
}

function entry({ date, title, description, lead, topics }: FeedPost, url: string): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('published', instant(date)),
    element('updated', instant(date)),
    ...topics.map((topic) => `<category term="${escapeXml(topic)}"/>`),
    element('summary', description),
    element('content', lead),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** Midnight of an ISO day, as RFC 3339 wants it. */
function instant(date: string): string {
  return `${date}T00:00:00Z`
}
