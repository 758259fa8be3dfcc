import type { Address } from '#/i18n/addresses/delocalize.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import { fullwidthSlug, isFullwidth, stripFullwidth } from '#/modules/venues/model/fullwidth.ts'
import { presentSlug } from '#/modules/venues/server/former-slugs.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'

/** The path of a venue at its present address, when the given one is a former one; the large page stays the large page. */
export async function movedVenue(address: Address): Promise<string | undefined> {
  try {
    return await findMoved(address)
  } catch (error) {
    // A kept page can still be shown while the database does not answer.
    getLog().error({ err: error }, 'former addresses of venues could not be read')
    return undefined
  }
}

async function findMoved({ params, ui }: Address): Promise<string | undefined> {
  const slug = params.slug ?? ''
  const exact = await presentSlug(getDatabase(), slug)
  if (exact !== undefined) return localize('venue', { slug: exact }, ui)
  if (!isFullwidth(slug)) return undefined
  const present = await presentSlug(getDatabase(), stripFullwidth(slug))
  return present && localize('venue', { slug: fullwidthSlug(present) }, ui)
}
