/** The document of the venue that a proposal becomes. */
import type { Selectable } from 'kysely'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { blankVenue } from '#/modules/venues/model/blank-venue.ts'
import { USUAL_ARRONDISSEMENT } from '#/modules/venues/model/usual-arrondissement.ts'
import type { VenueDocument } from '#/modules/venues/model/venue-document.schema.ts'
import { LAYOUTS, VENUE_TYPES } from '#/modules/venues/model/venue-options.ts'
import { TEXT_LIMITS } from '#/modules/venues/model/venue-texts.schema.ts'
import { keptValueOf } from '../../../model/derive.ts'
import { ENQUIRY_FIELDS, type FieldOf } from '../../../model/kinds.ts'
import { CAPACITY_FIELDS } from '../../../model/proposal-fields.ts'
import type { EnquiryTable } from '../../tables/enquiry.ts'

/** What of a proposal becomes a venue. */
export type ProposalRow = Pick<
  Selectable<EnquiryTable>,
  | 'id'
  | 'details'
  | 'language'
  | 'surface_m2'
  | 'message'
  | 'full_name'
  | 'email'
  | 'phone_e164'
  | 'phone_typed'
>

/** A document, and which of its facts the owner did not say. */
export interface ProposedDocument {
  readonly document: VenueDocument
  readonly guessed: ReadonlySet<'neighborhood' | 'arrondissement'>
}

/** A postcode of Paris; its last two digits are the arrondissement. */
const POSTCODE = /\b75[01](\d\d)\b/

/** The venue without its photographs, as far as the proposal says what it is. */
export function draftOfProposal(row: ProposalRow): ProposedDocument {
  const said = (name: FieldOf<'proposal'>) => keptValueOf(name, ENQUIRY_FIELDS.proposal[name], row)
  const address = textOf(said('address'))
  const arrondissement = arrondissementIn(address)
  const chosen = NEIGHBORHOOD_IDS.find((id) => id === said('neighborhood'))
  const first = {
    name: textOf(said('venueName')).slice(0, 100),
    type: VENUE_TYPES.find((id) => id === said('type')) ?? VENUE_TYPES[0],
    neighborhood: chosen ?? neighborhoodOf(arrondissement),
  }
  const blank = blankVenue(first)
  const language = isLanguage(row.language) ? row.language : 'en'
  const description = (row.message ?? '').slice(0, TEXT_LIMITS.description).trim()
  const guests = LAYOUTS.map((layout) => [layout, numberOf(said(CAPACITY_FIELDS[layout]))])
  return {
    document: {
      ...blank,
      address: address.slice(0, 200),
      arrondissement: arrondissement ?? blank.arrondissement,
      surfaceM2: row.surface_m2,
      priceFromDayCents: numberOf(said('priceFromDay')),
      capacity: Object.fromEntries(guests) as VenueDocument['capacity'],
      texts: { ...blank.texts, [language]: { ...blank.texts[language], description } },
    },
    guessed: new Set([
      ...(chosen === undefined ? (['neighborhood'] as const) : []),
      ...(arrondissement === null ? (['arrondissement'] as const) : []),
    ]),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.round(value) : null)

function arrondissementIn(address: string): number | null {
  const number = Number(POSTCODE.exec(address)?.[1])
  return number >= 1 && number <= 20 ? number : null
}

/** A neighbourhood of the arrondissement; where there is none, one that the screen says to be a guess. */
function neighborhoodOf(arrondissement: number | null): VenueDocument['neighborhood'] {
  return NEIGHBORHOOD_IDS.find((id) => USUAL_ARRONDISSEMENT[id] === arrondissement) ?? 'le-marais'
}
