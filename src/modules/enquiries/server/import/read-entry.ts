/** A row of a list of people as a manual enquiry. */

import { cleanText } from '#/forms/typed-text.ts'
import { isoDay } from '#/lib/iso-day.ts'
import { withoutNoise } from '#/lib/without-noise.ts'
import { type FileDates, longDay } from '#/platform/spreadsheets/date-order.ts'
import { filledCells } from '#/platform/spreadsheets/match-columns.ts'
import { cellName, isFault, type SaidCell, type TableLine } from '#/platform/spreadsheets/table.ts'
import { faultIn } from '#/platform/spreadsheets/table-problems.ts'
import type { EnquiriesTableQuery } from '../../model/enquiries-table.ts'
import { MANUAL_ENTRY_CHANNELS } from '../../model/enquiry-options.ts'
import { listsVenues } from '../../model/form-fields.ts'
import type { SentManualEntry } from '../../model/manual-entry.schema.ts'
import { MANUAL_ENTRY_KINDS, type ManualEntryKind } from '../../model/manual-entry-fields.ts'
import { isSalutation } from './address-book-headings.ts'
import { fieldsByColumn, headingOf } from './enquiry-columns.ts'
import { choicesOf, codeIn, languageIn, languageNames } from './read-choice.ts'
import { type ChoiceNames, type RowProblem, unknownChoice } from './row-problem.ts'

/** What the columns of a row say. */
export interface RowTexts {
  /** By column; those without anything are left out. */
  readonly texts: ReadonlyMap<string, string>
  /** Further numbers and addresses of the same person, with the headings of the file. */
  readonly more: readonly string[]
  readonly problems: readonly RowProblem[]
}

/** What a row is read with. */
export interface ReadingCompany {
  readonly defaults: EnquiriesTableQuery
  /** Slugs of the published venues by their folded names and by themselves. */
  readonly venueOf: (name: string) => string | undefined
  readonly dates: FileDates
}

/** An enquiry without its key. */
export type ReadEntry = Omit<SentManualEntry, 'key'>

const KIND = { column: 'kind', codes: MANUAL_ENTRY_KINDS } as const
const CHANNEL = { column: 'channel', codes: MANUAL_ENTRY_CHANNELS } as const

/** What the cells of a row say. */
export function textsOf(
  line: TableLine,
  at: ReadonlyMap<string, readonly number[]>,
  headings: readonly string[],
): RowTexts {
  const texts = new Map<string, string>()
  const more: string[] = []
  const problems: RowProblem[] = []
  for (const [key, places] of at) {
    for (const [column, cell] of filledCells(line, places)) {
      if (isFault(cell)) {
        problems.push({ sentence: faultIn(cell, cellName(column, line.number)), column: key })
        continue
      }
      const text = textOf(cell, key)
      if (key === 'phone' && SHORTENED.test(text)) {
        problems.push({ sentence: shortened(text), column: key })
        continue
      }
      const first = texts.get(key)
      if (first === undefined) texts.set(key, text)
      else if (first !== text) more.push(noted(headings[column] ?? key, text))
    }
  }
  return { texts, more, problems }
}

/** The enquiry of a row, as far as it is understood, and what is wrong with it. */
export function readEntry(
  { texts, more }: RowTexts,
  { defaults, venueOf, dates }: ReadingCompany,
): { readonly sent: ReadEntry; readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = []
  const refuse = (column: string, sentence: RowProblem['sentence']) => {
    problems.push({ sentence, column })
  }
  const venues = listOf(texts.get('venues')).flatMap((name) => {
    const slug = venueOf(name)
    if (slug === undefined) refuse('venues', noVenue(name))
    return slug ?? []
  })
  const kind = kindOf(texts, venues.length > 0, refuse)
  const fields = fieldsByColumn(kind)
  const values: Record<string, string> = {}
  const besides: string[] = [...more]
  for (const [key, text] of texts) {
    if (AROUND.has(key)) continue
    const [name, field] = fields.get(key) ?? []
    if (name === undefined || field === undefined) besides.push(beside(key, text))
    else if (key === 'jobTitle' && isSalutation(text)) besides.push(beside(key, text))
    else if (field.kind === 'day') values[name] = dayOf(text, dates, (sentence) => refuse(key, sentence))
    else if (field.kind === 'time') values[name] = timeOf(text)
    else if (field.kind !== 'choice') values[name] = text
    else {
      const choice = { column: key, field }
      const code = codeIn(choice, text)
      // The event of a fair is no event of the person: it is kept, and nobody is turned away for it.
      if (code === undefined && key === 'event') besides.push(beside(key, text))
      else if (code === undefined) refuse(key, unknownChoice(text, choicesOf(choice)))
      else values[name] = code
    }
  }
  const refuseDay = (key: string) => (sentence: RowProblem['sentence']) => refuse(key, sentence)
  for (const key of ['firstDay', 'lastDay'] as const) {
    const text = texts.get(key)
    if (text === undefined) continue
    if (kind === 'contact') besides.push(beside(key, text))
    else values[key] = dayOf(text, dates, refuseDay(key))
  }
  values.fullName = nameIn(texts)
  if (!listsVenues(kind) && venues.length > 0) besides.push(beside('venues', texts.get('venues') ?? ''))
  const choiceOr = <Choice>(
    column: string,
    read: (text: string) => Choice | undefined,
    otherwise: Choice,
    names: ChoiceNames,
  ): Choice => {
    const text = texts.get(column)
    if (text === undefined) return otherwise
    const choice = read(text)
    if (choice === undefined) refuse(column, unknownChoice(text, names))
    return choice ?? otherwise
  }
  const sent: ReadEntry = {
    kind,
    values,
    venues: listsVenues(kind) ? venues : [],
    language: choiceOr('language', languageIn, defaults.language, languageNames()),
    channel: choiceOr('channel', channelIn, defaults.channel, choicesOf(CHANNEL)),
    owner: null,
    note: cleanText([texts.get('note'), ...besides].filter(Boolean).join('\n')),
    acknowledge: false,
  }
  return { sent, problems }
}

/** The name of the person of a row. */
export function nameIn(texts: ReadonlyMap<string, string>): string {
  const last = texts.get('lastName') ?? texts.get('name')
  return [texts.get('firstName'), texts.get('middleName'), last].filter(Boolean).join(' ')
}

/** Columns that are no field of the request. */
const AROUND: ReadonlySet<string> = new Set([
  ...['reference', 'kind', 'language', 'channel', 'venues', 'name', 'firstName', 'middleName', 'lastName'],
  ...['note', 'firstDay', 'lastDay'],
])

function kindOf(
  texts: ReadonlyMap<string, string>,
  hasVenues: boolean,
  refuse: (column: string, sentence: RowProblem['sentence']) => void,
): ManualEntryKind {
  const text = texts.get('kind')
  const usual = hasVenues ? 'quote-venue' : 'quote'
  if (text === undefined) return usual
  const kind = codeIn({ ...KIND, codes: [...MANUAL_ENTRY_KINDS, 'proposal'] }, text)
  const found = MANUAL_ENTRY_KINDS.find((one) => one === kind)
  if (kind === 'proposal') refuse('kind', NO_PROPOSAL)
  else if (found === undefined) refuse('kind', unknownChoice(text, choicesOf(KIND)))
  return found ?? usual
}

function channelIn(text: string): SentManualEntry['channel'] | undefined {
  const code = codeIn(CHANNEL, text)
  return MANUAL_ENTRY_CHANNELS.find((one) => one === code)
}

function textOf(cell: Exclude<SaidCell, null>, key: string): string {
  if (cell instanceof Date) return TIMES.has(key) ? cell.toISOString().slice(11, 16) : isoDay(cell)
  if (typeof cell !== 'number') return String(cell).trim()
  const text = String(withoutNoise(cell))
  return key === 'phone' ? withPrefix(text) : text
}

/** Columns of times: a spreadsheet has them as moments of its day 0. */
const TIMES: ReadonlySet<string> = new Set(
  MANUAL_ENTRY_KINDS.flatMap((kind) =>
    [...fieldsByColumn(kind)].flatMap(([key, [, field]]) => (field.kind === 'time' ? [key] : [])),
  ),
)

/** `9:00`, `9h00` and `09:00:00` as `09:00`; what is no time stays as it is, and is refused with its field. */
function timeOf(text: string): string {
  const [, hours, minutes] = /^(\d{1,2})[:h](\d{2})(?::\d{2})?$/u.exec(text) ?? []
  return hours === undefined ? text : `${hours.padStart(2, '0')}:${minutes}`
}

/** The day as ISO; what is none stays as it is, and is refused with its field. */
function dayOf(text: string, dates: FileDates, refuse: (sentence: RowProblem['sentence']) => void): string {
  const read = dates.read(text)
  if (read.kind === 'day') return read.day
  if (read.kind !== 'ask') return text
  const [day, month] = read.days
  refuse({
    en: `“${text}” could be ${longDay(day, 'en')} or ${longDay(month, 'en')}: say above which number comes first.`,
    fr: `«\u00a0${text}\u00a0» peut être le ${longDay(day, 'fr')} ou le ${longDay(month, 'fr')}\u00a0: indiquez plus haut quel nombre vient en premier.`,
  })
  return ''
}

/** A number of which a spreadsheet kept the first digits only. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+?\d+$/iu

function shortened(text: string): RowProblem['sentence'] {
  return {
    en: `The spreadsheet has shortened this number (${text}). Show its cell as text and enter it again.`,
    fr: `Le tableur a abrégé ce numéro (${text}). Mettez la cellule au format texte et saisissez-le à nouveau.`,
  }
}

/** A telephone number that a spreadsheet took for a number has lost its zero, or its plus. */
function withPrefix(digits: string): string {
  return digits.length > 10 ? `+${digits}` : `0${digits}`
}

function listOf(text = ''): string[] {
  return text
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

/** A line of the note, which the agency reads in French. */
function beside(key: string, text: string): string {
  return noted(headingOf(key, 'fr'), text)
}

function noted(heading: string, text: string): string {
  return `${heading}\u00a0: ${text}`
}

function noVenue(name: string) {
  return {
    en: `No published venue is called “${name}”.`,
    fr: `Aucun lieu publié ne s’appelle «\u00a0${name}\u00a0».`,
  }
}

const NO_PROPOSAL = {
  en: 'Venue proposals come with photos, through the form on the site.',
  fr: 'Les propositions de lieux arrivent avec leurs photographies, par le formulaire du site.',
}
