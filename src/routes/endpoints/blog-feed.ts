import { isLanguage } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { blog, pageText, tagNames } from '#/modules/content/server/content.server.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { blogFeed } from '#/seo/blog-feed.ts'

/** The blog's feed in a language; 404 for an unknown one. */
export function feedFile(language: string): Response {
  if (!isLanguage(language)) return new Response('Not found\n', { status: 404 })
  const names = tagNames(language)
  const { heading, description } = pageText(language, 'blog')
  const facts = {
    siteUrl: getEnvironment().siteUrl,
    language,
    title: `${heading} | ${AGENCY.name}`,
    description,
    author: AGENCY.name,
  }
  const posts = blog(language).map(({ tags, ...post }) => ({
    ...post,
    topics: tags.map((tag) => names[tag] ?? tag),
  }))
  return new Response(blogFeed(facts, posts), {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  })
}
