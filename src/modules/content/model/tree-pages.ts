import { parameterOf } from '#/i18n/addresses/forms.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/page-settings.ts'
import { PAGE_IDS, type PageId } from '#/i18n/addresses/paths.ts'

/** The parts of the sitemap page, in its order. */
export const TREE_PARTS = ['site', 'venues', 'neighborhoods', 'events', 'blog', 'legal'] as const

/** A part of the sitemap page. */
export type TreePart = (typeof TREE_PARTS)[number]

const PARTS: Partial<Record<PageId, TreePart>> = {
  venues: 'venues',
  galleries: 'venues',
  showrooms: 'venues',
  neighborhoods: 'neighborhoods',
  events: 'events',
  blog: 'blog',
  'legal-notice': 'legal',
  'privacy-policy': 'legal',
  terms: 'legal',
}

/** Every page with one path that a visitor can open at any time; those with a parameter are listed by their own. */
export const TREE_PAGES: readonly PageId[] = PAGE_IDS.filter(
  (page) => parameterOf(page) === undefined && (PAGE_SETTINGS[page].listed || page === 'performance-monitor'),
)

/** The pages of a part, in the order of the table of paths. A new page is found under `site`. */
export function pagesOfPart(part: TreePart): readonly PageId[] {
  return TREE_PAGES.filter((page) => (PARTS[page] ?? 'site') === part)
}
