import type { BlogPosting } from 'schema-dts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { publisherData } from './organization-data.ts'

/** Structured data of an article. */
export interface PostFacts {
  readonly siteUrl: string
  readonly language: Language
  readonly headline: string
  readonly description: string
  /** Whole address of its page. */
  readonly url: string
  /** Whole addresses of its pictures. */
  readonly images: readonly string[]
  /** ISO day of publication. */
  readonly published: string
  /** Names of its topics. */
  readonly topics: readonly string[]
}

/** An article of the blog; the agency signs it. */
export function postData(post: PostFacts): BlogPosting {
  const agency = publisherData(post.siteUrl)
  return {
    '@type': 'BlogPosting',
    '@id': `${post.url}#article`,
    headline: post.headline,
    description: post.description,
    url: post.url,
    mainEntityOfPage: post.url,
    image: post.images,
    datePublished: post.published,
    dateModified: post.published,
    inLanguage: LANGUAGES[post.language].tag,
    keywords: post.topics,
    author: agency,
    publisher: agency,
  }
}
