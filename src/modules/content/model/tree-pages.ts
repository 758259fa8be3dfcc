import { parameterOf } from '#/i18n/addresses/forms.ts'
import { PAGE_SETTINGS, type TreePart } from '#/i18n/addresses/pages.ts'
import { PAGE_IDS, type PageId } from '#/i18n/addresses/paths.ts'

/**
 * Every page with one path that a visitor can open at any time; pages with a parameter are listed by their
 * own modules.
 */
export const TREE_PAGES: readonly PageId[] = PAGE_IDS.filter(
  (page) => parameterOf(page) === undefined && (PAGE_SETTINGS[page].listed || page === 'performance-monitor'),
)

/** The pages of a section, in the order of the table of paths. A new page is listed under `site`. */
export function pagesOfPart(part: TreePart): readonly PageId[] {
  return TREE_PAGES.filter((page) => PAGE_SETTINGS[page].treePart === part)
}
