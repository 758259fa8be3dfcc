/** Venues of an enquiry with their estimates. */

import { localize } from '#/i18n/addresses/localize.ts'
import { formatArea } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { siteTexts } from '#/mail/copy.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { AskedVenueView } from '../../model/enquiry-view.ts'
import { estimateOf } from '../../model/estimate.ts'

/**
 * The venues, in the visitor's order.
 * @param language of the screen
 */
export async function readAskedVenues(
  { db }: Database,
  { id, duration }: { readonly id: string; readonly duration: string | null },
  language: Language,
): Promise<AskedVenueView[]> {
  const rows = await db
    .selectFrom('enquiry_venue')
    .leftJoin('venue', 'venue.id', 'enquiry_venue.venue_id')
    .leftJoin('photo', (join) => join.onRef('photo.venue_id', '=', 'venue.id').on('photo.position', '=', 0))
    .select(['enquiry_venue.slug as asked_slug', 'enquiry_venue.name as asked_name'])
    .select(['venue.slug', 'venue.name', 'venue.neighborhood'])
    .select([
      'venue.surface_m2',
      'venue.capacity_standing',
      'venue.price_from_day_cents',
      'venue.minimum_days',
    ])
    .select(['venue.status', 'photo.key', 'photo.width'])
    .where('enquiry_venue.enquiry_id', '=', id)
    .orderBy('enquiry_venue.position')
    .execute()
  const { neighborhood: places } = siteTexts(language)
  return rows.map((row) => {
    const { key, width, minimum_days: least, price_from_day_cents: dayCents } = row
    const stay =
      least === null || dayCents === null
        ? null
        : estimateOf({ priceFromDayCents: dayCents, minimumDays: least }, duration)
    const known = row.neighborhood === null ? undefined : placeName(places, row.neighborhood)
    return {
      slug: row.slug,
      askedSlug: row.asked_slug,
      name: row.name ?? row.asked_name,
      href:
        row.slug !== null && row.status === 'published'
          ? localize('venue', { slug: row.slug }, language)
          : null,
      place: known ?? null,
      surface: row.surface_m2 === null ? null : formatArea(row.surface_m2, language),
      standing: row.capacity_standing ?? 0,
      photo: key === null || width === null ? null : { key, width },
      estimate: stay && { ...stay, dayCents: dayCents ?? 0 },
    }
  })
}

/** The name of a neighbourhood; its id when there is none. */
export function placeName(names: Readonly<Record<string, string>>, id: string): string {
  return (Object.hasOwn(names, id) ? names[id] : undefined) ?? id
}
