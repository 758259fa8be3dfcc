/** Venues side by side: the facts of their pages, and the words that only a comparison says. */

import { createTranslator } from 'use-intl/core'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { ComparedVenue } from '../model/compared-venue.ts'
import { EQUIPMENT, type VenueDetail } from '../model/venue.ts'
import { readVenueDetail } from './venue-detail.repository.server.ts'

/** The published venues of these slugs, in their order; those that are gone are left out. */
export async function compareVenues(
  database: Database,
  language: Language,
  slugs: readonly string[],
): Promise<ComparedVenue[]> {
  await loadMessages(language)
  const venues = await Promise.all(slugs.map((slug) => readVenueDetail(database, slug, language)))
  return venues.flatMap((venue) => (venue ? [compared(venue, language)] : []))
}

function compared(venue: VenueDetail, language: Language): ComparedVenue {
  const { slug, surfaceM2, ceilingHeightCm, capacities, priceFromDayCents, minimumDays, photos } = venue
  const names = getMessages(language).equipment
  const has = new Set(venue.equipment)
  return {
    ...{ slug, surfaceM2, ceilingHeightCm, capacities, priceFromDayCents, minimumDays },
    photos: photos.slice(1, 3),
    photoCount: photos.length,
    access: accessOf(venue, language),
    equipment: [
      ...EQUIPMENT.filter((id) => has.has(id)).map((id) => ({ id, name: names[id] })),
      ...venue.ownEquipment.map(({ id, name }) => ({ id, name })),
    ],
    hasPlan: venue.plan !== null,
  }
}

/** What the technical sheet does not know, the equipment may say. */
function accessOf({ sheet, equipment, metro }: VenueDetail, language: Language): string[] {
  const { intl } = LANGUAGES[language]
  const t = createTranslator({ locale: intl, messages: getMessages(language) })
  const says = (id: 'step-free-access' | 'freight-lift' | 'lift') =>
    equipment.includes(id) ? t(`equipment.${id}`) : null
  const centimetres = (value: number) =>
    new Intl.NumberFormat(intl, { style: 'unit', unit: 'centimeter', unitDisplay: 'short' })
      .format(value)
      .replace(' ', '\u00a0')
  const { accessSteps, lift, goodsDoorWidthCm: door } = sheet
  const known = [
    accessSteps === null ? says('step-free-access') : t('venue.sheet.steps', { n: accessSteps }),
    lift === null ? (says('freight-lift') ?? says('lift')) : t(`lift.${lift}`),
    door === null ? null : t('shortlist.goodsDoor', { size: centimetres(door) }),
    t('venue.metro', { station: metro }),
  ]
  return known.filter((text) => text !== null)
}
