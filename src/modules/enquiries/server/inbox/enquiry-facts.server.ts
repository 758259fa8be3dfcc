/** The facts of a request in the words of the screen; only what was given. */
import type { Selectable } from 'kysely'
import { z } from 'zod'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { siteTexts } from '#/mail/copy.ts'
import type { EnquiryFact, FactId } from '../../model/enquiry-view.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

const text = z.string().nullish().catch(null)
const count = z.number().nullish().catch(null)

/** What only one kind of form asks; all of it may be missing, after an erasure for one. */
const details = z.object({
  eventType: text,
  preferredLocation: text,
  subject: text,
  venueName: text,
  address: text,
  neighborhood: text,
  type: text,
  capacities: z
    .object({ standing: count, cocktailDinner: count, seatedDinner: count, runway: count })
    .partial()
    .nullish()
    .catch(null),
  priceFromDayCents: count,
})

type Row = Pick<
  Selectable<EnquiryTable>,
  'kind' | 'start_date' | 'duration' | 'surface_m2' | 'budget' | 'guests' | 'details' | 'source_page'
>

/** What a message is about, or what a proposed venue is called. */
export function aboutOf({ details: given }: Pick<Row, 'details'>): string | null {
  const { subject, venueName } = details.parse(given)
  return subject ?? venueName ?? null
}

/** The facts, in the order of the sheet. */
export function factsOf(row: Row, language: Language): EnquiryFact[] {
  const { quote, quoteRequest, neighborhood, type } = siteTexts(language)
  const asked = details.parse(row.details)
  const { intl } = LANGUAGES[language]
  const guests = row.kind === 'quote' ? quoteRequest.guestRange : quote.guestRange
  const figure = (value: number | null | undefined) => value?.toLocaleString(intl)
  const capacities = asked.capacities ?? {}
  return given([
    ['start', row.start_date && longDay(row.start_date, intl)],
    ['duration', row.duration],
    ['event', nameIn(quoteRequest.eventTypes, asked.eventType)],
    ['guests', nameIn(guests, row.guests)],
    ['place', nameIn(quoteRequest.location, asked.preferredLocation)],
    ['subject', asked.subject],
    ['venueName', asked.venueName],
    ['venueType', nameIn(type, asked.type)],
    ['address', asked.address],
    ['neighborhood', nameIn(neighborhood, asked.neighborhood)],
    ['surface', row.surface_m2 === null ? null : formatArea(row.surface_m2, language)],
    ['standing', figure(capacities.standing)],
    ['cocktailDinner', figure(capacities.cocktailDinner)],
    ['seatedDinner', figure(capacities.seatedDinner)],
    ['runway', figure(capacities.runway)],
    ['price', asked.priceFromDayCents == null ? null : formatPrice(asked.priceFromDayCents, language)],
    ['budget', nameIn(quote.budgetRange, row.budget)],
    ['source', row.source_page],
  ]).map((fact) => {
    // Only addresses of our own pages are links: the path came with the form.
    const ours = fact.id === 'source' && delocalize(fact.value) !== undefined
    return ours ? { ...fact, href: fact.value } : fact
  })
}

function given(all: readonly (readonly [FactId, string | null | undefined])[]): EnquiryFact[] {
  return all.flatMap(([id, value]) => (value ? [{ id, value }] : []))
}

/** With the day of the week: whoever is on the phone says it. */
function longDay(iso: string, intl: string): string {
  const day = new Date(iso)
  if (Number.isNaN(day.getTime())) return iso
  return new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone: 'Europe/Paris' }).format(day)
}

/** The name of an option; its code when the option has gone since. */
function nameIn(names: Readonly<Record<string, string>>, code: string | null | undefined): string | null {
  if (!code) return null
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? code
}
