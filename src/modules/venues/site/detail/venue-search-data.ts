/** Structured data and description of a venue's page, in its language; needs the language's messages. */
import type { Thing } from 'schema-dts'
import { createTranslator } from 'use-intl/core'
import { localize } from '#/i18n/addresses/localize.ts'
import { formatPrice } from '#/i18n/format.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import { longestShown } from '#/seo/head-text.ts'
import { type Step, stepsTo } from '#/seo/page-trail.ts'
import { type VenueMeasure, venueData } from '#/seo/venue-data.ts'
import { previewUrl } from '#/ui/site/photo-address.ts'
import type { TechnicalSheet } from '../../model/attributes.ts'
import type { VenueDetail } from '../../model/venue.ts'

/** The title of its page: its name, with what it is in its own words, else in a few, as far as there is room. */
export function venueTitle(venue: VenueDetail, language: Language): string {
  const { type, neighborhood } = getMessages(language)
  const short = `${venue.name} · ${type[venue.type]} · ${neighborhood[venue.neighborhood]}`
  return longestShown([`${venue.name} · ${venue.title}`, short, venue.name], 'title', language)
}

/** The description of its page: the one written for it, else its tagline, and as many of the card's facts as are shown whole. */
export function venueDescription(venue: VenueDetail, language: Language): string {
  if (venue.searchDescription !== '') return venue.searchDescription
  const messages = getMessages(language)
  const t = createTranslator({ locale: LANGUAGES[language].intl, messages, namespace: 'card' })
  const facts = [
    messages.neighborhood[venue.neighborhood],
    t('surface', { n: venue.surfaceM2 }),
    t('guests', { n: venue.guests }),
    t('fromPrice', { price: formatPrice(venue.priceFromDayCents, language) }),
  ]
  const wordings = facts.map((_, last) => `${venue.tagline} ${facts.slice(0, last + 1).join(' · ')}`)
  return longestShown([...wordings, venue.tagline], 'description', language)
}

/** The pages above it, as its breadcrumb shows them. */
export function venueTrail({ type }: VenueDetail, language: Language): Step[] {
  const list = localize('venues', {}, language)
  return [
    ...stepsTo(language, 'venues'),
    { name: getMessages(language).typePlural[type], path: `${list}?type=${type}` },
  ]
}

/** The venue in schema.org's words. */
export function venueStructuredData(venue: VenueDetail, language: Language, siteUrl: string): Thing[] {
  const { equipment, venue: words } = getMessages(language)
  return venueData({
    name: venue.name,
    description: venue.tagline,
    url: siteUrl + localize('venue', { slug: venue.slug }, language),
    images: venue.photos.map((photo) => siteUrl + previewUrl(photo)),
    arrondissement: venue.arrondissement,
    guests: Math.max(...Object.values(venue.capacities)),
    surfaceM2: venue.surfaceM2,
    surfaceName: words.surface,
    amenities: [...venue.equipment.map((id) => equipment[id]), ...venue.ownEquipment.map(({ name }) => name)],
    measures: measuresOf(venue.sheet, words.sheet),
    priceFromDayCents: venue.priceFromDayCents,
  })
}

/** The known numbers of the sheet, under the names that the page has for them. */
function measuresOf(sheet: TechnicalSheet, names: Record<SheetWord, string>): VenueMeasure[] {
  const measures = [
    [names.power, sheet.powerKw, 'kilowatt'],
    [names.floorLoad, sheet.floorLoadKgM2, 'kilogramPerSquareMetre'],
    [names.goodsDoor, sheet.goodsDoorWidthCm, 'centimetre'],
    [names.lift, sheet.liftLoadKg, 'kilogram'],
    [names.rails, sheet.railMetres, 'metre'],
  ] as const
  return measures.flatMap(([name, value, unit]) => (value === null ? [] : [{ name, value, unit }]))
}

type SheetWord = 'power' | 'floorLoad' | 'goodsDoor' | 'lift' | 'rails'
