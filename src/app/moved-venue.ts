import type { Address } from '#/i18n/addresses/delocalize.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { fullwidthSlug, isFullwidth, stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { formerSlugs, formerSlugsAtHand } from '#/modules/venues/server/former-slugs.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'

/** The path of a venue at its present address, when the given one is a former one; the large page stays the large page. */
export async function movedVenue({ params, ui }: Address): Promise<string | undefined> {
  try {
    const database = getDatabase()
    const present = formerSlugsAtHand(database) ?? (await formerSlugs(database))
    const slug = params.slug ?? ''
    const exact = present.get(slug)
    if (exact !== undefined) return localize('venue', { slug: exact }, ui)
    const large = isFullwidth(slug) ? present.get(stripFullwidth(slug)) : undefined
    return large && localize('venue', { slug: fullwidthSlug(large) }, ui)
  } catch (error) {
    // A kept page can still be shown while the database does not answer.
    getLog().error({ err: error }, 'former addresses of venues could not be read')
    return undefined
  }
}
