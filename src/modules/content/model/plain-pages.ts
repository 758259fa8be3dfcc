import type { PageId } from '#/i18n/addresses/paths.ts'

/** Pages whose whole content is a heading, a lead and links. */
export const PLAIN_PAGES = [
  'galleries',
  'showrooms',
  'neighborhoods',
  'events',
  'services',
  'about',
  'sitemap',
  'legal-notice',
  'privacy-policy',
  'terms',
  'admin-login',
] as const satisfies readonly PageId[]

/** One of {@link PLAIN_PAGES}. */
export type PlainPageId = (typeof PLAIN_PAGES)[number]

/** Whether a page id is one of {@link PLAIN_PAGES}. */
export function isPlainPage(page: string): page is PlainPageId {
  return (PLAIN_PAGES as readonly string[]).includes(page)
}
