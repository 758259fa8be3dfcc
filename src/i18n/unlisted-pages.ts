import { ADMIN_PAGES } from './admin-pages.ts'
import type { PageId } from './paths.ts'

/**
 * Pages that search engines are asked to leave out, in every language: no hreflang, no sitemap entry
 * (specification 2.4; decisions 1.13, 1.14, 5.6).
 */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set([
  'contact-success',
  'performance-monitor',
  'old-blog',
  'external-blog',
  ...ADMIN_PAGES,
])
