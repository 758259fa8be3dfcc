/** Open Graph (ogp.me) and Twitter tags. */
import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** The picture that networks show beside a link. */
export interface PageSocialImage {
  /** Path on this site. */
  readonly path: string
  /** Alternative text, in the page's language. */
  readonly alt: string
}

/** Input of the tags. */
export interface SocialFacts {
  readonly siteUrl: string
  readonly siteName: string
  /** Canonical address. */
  readonly url: string
  /** The page's heading and the sentence below it (behaviour 9.6). */
  readonly title: string
  readonly description: string
  /** Of the text. */
  readonly language: Language
  readonly preview?: PageSocialImage | undefined
  /** Present where the page is an article. */
  readonly article?: { readonly published: string; readonly section: string } | undefined
}

/** `<meta>` for previews in social networks: Open Graph by `property`, others by `name`. */
export type MetaTag = { property: string; content: string } | { name: string; content: string }

const WIDTH = 1200
const HEIGHT = 630

/**
 * The tags of a page; its other languages are in `locale-alternates.tsx`. What X does not find under its own names (title,
 * description, picture) it takes from those of Open Graph.
 */
export function socialTags(facts: SocialFacts): MetaTag[] {
  const { language } = facts
  const title = withoutSoftHyphens(facts.title)
  const description = withoutSoftHyphens(facts.description)
  return [
    property('og:site_name', facts.siteName),
    property('og:type', facts.article ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', facts.url),
    property('og:locale', openGraphLocale(language)),
    ...articleTags(facts),
    ...pictureTags(facts),
  ]
}

function articleTags({ article }: SocialFacts): MetaTag[] {
  if (article === undefined) return []
  return [property('article:published_time', article.published), property('article:section', article.section)]
}

function pictureTags({ siteUrl, preview }: SocialFacts): MetaTag[] {
  if (preview === undefined) return [{ name: 'twitter:card', content: 'summary' }]
  const url = siteUrl + preview.path
  return [
    property('og:image', url),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(WIDTH)),
    property('og:image:height', String(HEIGHT)),
    property('og:image:alt', preview.alt),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image:alt', content: preview.alt },
  ]
}

/** Where a heading may break on the page says nothing in a network's card, where it may be shown. */
const withoutSoftHyphens = (text: string) => text.replaceAll('\u00ad', '')

function property(name: string, content: string): MetaTag {
  return { property: name, content }
}

/** A language as `og:locale` names it: `fr_FR`. */
export function openGraphLocale(language: Language): string {
  return LANGUAGES[language].intl.replace('-', '_')
}
