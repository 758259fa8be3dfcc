/** Possible targets of a redirect, for the suggestions of the form. */
import { parameterOf } from '#/i18n/addresses/forms.ts'
import { hasPage, localize } from '#/i18n/addresses/localize.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'

export interface RedirectTarget {
  /** Public path. */
  readonly path: string
  /** Its own name, where it has one: a venue. */
  readonly name: string | null
}

/** The part of a page that is the same in every language. */
export interface TargetPage {
  readonly page: (typeof PAGE_IDS)[number]
  readonly params: Readonly<Record<string, string>>
  readonly name: string | null
}

/** Every public page that search engines may index, venues first. */
export async function readTargetPages({ db }: Database): Promise<TargetPage[]> {
  const venues = await db
    .selectFrom('venue')
    .select(['slug', 'name'])
    .where('status', '=', 'published')
    .orderBy('name')
    .execute()
  return [
    ...venues.map(({ slug, name }) => ({ page: 'venue' as const, params: { slug }, name })),
    ...PAGE_IDS.filter((page) => PAGE_SETTINGS[page].listed && parameterOf(page) === undefined).map(
      (page) => ({
        page,
        params: {},
        name: null,
      }),
    ),
    ...NEIGHBORHOOD_IDS.map((id) => ({ page: 'neighborhood' as const, params: { id }, name: null })),
    ...EVENT_IDS.map((id) => ({ page: 'event' as const, params: { id }, name: null })),
  ]
}

/** Pages written in one language. */
export function targetsIn(pages: readonly TargetPage[], language: Language): RedirectTarget[] {
  return pages
    .filter(({ page, params }) => hasPage(page, params, language))
    .map(({ page, params, name }) => ({ path: localize(page, params, language), name }))
}
