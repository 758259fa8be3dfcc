/** The facts of a request in the words of the screen; only what was given. */
import type { Selectable } from 'kysely'
import type { Field } from '#/forms/field.ts'
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { formatTime } from '#/i18n/format-time.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { durationDays } from '#/lib/typed/duration-days.ts'
import { siteTexts } from '#/mail/copy.ts'
import { fieldsIn, keptValueOf } from '../../model/derive.ts'
import type { EnquiryFact, FactId } from '../../model/enquiry-view.ts'
import { laterFields } from '../../model/fact-fields.ts'
import { namesAt } from '../../model/field-texts.ts'
import { formatDuration } from '../../model/format-duration.ts'
import { MOMENT_FIELDS } from '../../model/visit.ts'
import type { EnquiryTable } from '../tables/enquiry.ts'

/** Facts in the order of the sheet; a field that is not named here comes after them. */
const ORDER: readonly FactId[] = [
  ...MOMENT_FIELDS.flat(),
  'visitors',
  'start',
  'duration',
  'firstDay',
  'lastDay',
  'event',
  'guests',
  'place',
  'subject',
  'venueName',
  'venueType',
  'address',
  'neighborhood',
  'surface',
  'standing',
  'cocktailDinner',
  'seatedDinner',
  'runway',
  'price',
  'budget',
]

type Row = Selectable<EnquiryTable>

/** The subject of a message, or the name of a proposed venue. */
export function aboutOf({ details: { subject, venueName } }: Pick<Row, 'details'>): string | null {
  return textOf(subject) ?? textOf(venueName)
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

/** The facts, in the order of the sheet. */
export function factsOf(row: Row, language: Language): EnquiryFact[] {
  const facts = [...fieldsIn(row.kind, 'sheet'), ...laterFields(row.kind)].flatMap(
    ([name, field]): EnquiryFact[] => {
      const value = shownValue(field, keptValueOf(name, field, row), language)
      // The table of fields says which ids there are.
      return value === null
        ? []
        : [
            {
              id: (field.fact ?? name) as FactId,
              value,
              ...(name === 'duration' && understood(value, language)),
            },
          ]
    },
  )
  const place = ({ id }: EnquiryFact) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length)
  return [...facts.toSorted((a, b) => place(a) - place(b)), ...sourceOf(row)]
}

/** Nothing where the words on the screen would be those that were typed. */
function understood(typed: string, language: Language): Pick<EnquiryFact, 'days'> {
  const same = formatDuration(typed, language).replaceAll(/\s/gu, ' ') === typed
  const days = durationDays(typed)
  return same && days !== undefined && Number.isInteger(days) ? {} : { days: days ?? null }
}

/** A kept value in the words of the screen; `null` without one. */
export function shownValue(field: Field, value: unknown, language: Language): string | null {
  if (field.kind === 'integer') {
    if (typeof value !== 'number') return null
    if (field.unit === 'euros') return formatPrice(value, language)
    if (field.unit === 'squareMetres') return formatArea(value, language)
    return value.toLocaleString(LANGUAGES[language].intl)
  }
  const text = textOf(value)
  if (text === null) return null
  if (field.kind === 'day') return longDay(text, LANGUAGES[language].intl)
  if (field.kind === 'time') return formatTime(text, language)
  return field.kind === 'choice' ? nameIn(namesAt(siteTexts(language), field.optionNames), text) : text
}

function sourceOf({ source_page: value }: Row): EnquiryFact[] {
  if (value === '') return []
  // Only addresses of our own pages are links: the path came with the form.
  return [delocalize(value) === undefined ? { id: 'source', value } : { id: 'source', value, href: value }]
}

/** With the day of the week, which people say on the phone. */
function longDay(iso: string, intl: string): string {
  const day = new Date(iso)
  if (Number.isNaN(day.getTime())) return iso
  return new Intl.DateTimeFormat(intl, { dateStyle: 'full', timeZone: 'Europe/Paris' }).format(day)
}

/** The name of an option; its code when the option has gone since. */
function nameIn(names: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(names, code) ? names[code] : undefined) ?? code
}
