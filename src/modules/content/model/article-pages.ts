import type { PageId } from '#/i18n/addresses/paths.ts'

/** Pages with a long text of their own: `content/{language}/articles/{page}.json`. */
export const ARTICLE_PAGES = [
  'galleries',
  'showrooms',
  'neighborhoods',
  'events',
  'services',
  'about',
  'contact-us',
  'contact',
  'submit-venue',
  'performance-monitor',
  'legal-notice',
  'privacy-policy',
  'terms',
] as const satisfies readonly PageId[]

/** One of {@link ARTICLE_PAGES}. */
export type ArticlePageId = (typeof ARTICLE_PAGES)[number]

/** Whether a page has a long text of its own. */
export function isArticlePage(page: string): page is ArticlePageId {
  return (ARTICLE_PAGES as readonly string[]).includes(page)
}
