import { PAGE_SETTINGS } from './page-settings.ts'
import { PAGE_IDS, type PageId } from './paths.ts'

/** Pages that search engines are asked to leave out, in every language: no hreflang, no sitemap entry. */
export const UNLISTED_PAGES: ReadonlySet<PageId> = new Set(
  PAGE_IDS.filter((page) => !PAGE_SETTINGS[page].listed),
)
