/** A row of a list of people as a manual enquiry. */
import type { TableCell, TableLine } from '#/platform/spreadsheets/table.ts'
import { cellName, FORMULA } from '#/platform/spreadsheets/table.ts'
import type { EnquiriesTableQuery } from '../../model/enquiries-table.ts'
import { MANUAL_ENTRY_CHANNELS } from '../../model/enquiry-options.ts'
import type { SentManualEntry } from '../../model/manual-entry.schema.ts'
import { MANUAL_ENTRY_KINDS, type ManualEntryKind } from '../../model/manual-entry-fields.ts'
import { fieldsByColumn, headingOf } from './enquiry-columns.ts'
import { codeIn, languageIn } from './read-choice.ts'
import { RowProblem, unknownChoice } from './row-problem.ts'

/** What the columns of a row say, as text; columns without anything are left out. */
export type RowTexts = ReadonlyMap<string, string>

/** What a row is read with. */
export interface ReadingCompany {
  readonly defaults: EnquiriesTableQuery
  /** Slugs of the published venues by their folded names and by themselves. */
  readonly venueOf: (name: string) => string | undefined
}

/** An enquiry without its key. */
export type ReadEntry = Omit<SentManualEntry, 'key'>

/**
 * What the cells of a row say.
 * @throws {RowProblem} for a formula
 */
export function textsOf(line: TableLine, at: ReadonlyMap<string, number>): RowTexts {
  const texts = new Map<string, string>()
  for (const [key, column] of at) {
    const cell = line.cells[column] ?? null
    if (cell === FORMULA) throw new RowProblem(formulaIn(cellName(column, line.number)), key)
    const text = textOf(cell, key)
    if (text !== '') texts.set(key, text)
  }
  return texts
}

/** @throws {RowProblem} for what is none of the choices of its column */
export function readEntry(texts: RowTexts, { defaults, venueOf }: ReadingCompany): ReadEntry {
  const venues = listOf(texts.get('venues')).map((name) => {
    const slug = venueOf(name)
    if (slug === undefined) throw new RowProblem(noVenue(name), 'venues')
    return slug
  })
  const kind = kindOf(texts, venues.length > 0)
  const fields = fieldsByColumn(kind)
  const values: Record<string, string> = {}
  const besides: string[] = []
  for (const [key, text] of texts) {
    if (AROUND.has(key)) continue
    const [name, field] = fields.get(key) ?? []
    if (name === undefined || field === undefined) besides.push(beside(key, text))
    else if (field.kind !== 'choice') values[name] = text
    else {
      const code = codeIn(key, field.options, text)
      // The event of a fair is no event of the person: it is kept, and nobody is turned away for it.
      if (code === undefined && key === 'event') besides.push(beside(key, text))
      else if (code === undefined) throw new RowProblem(unknownChoice(text), key)
      else values[name] = code
    }
  }
  values.fullName = [texts.get('firstName'), texts.get('lastName') ?? texts.get('name')]
    .filter(Boolean)
    .join(' ')
  if (kind !== 'quote-venue' && venues.length > 0) besides.push(beside('venues', texts.get('venues') ?? ''))
  return {
    kind,
    values,
    venues: kind === 'quote-venue' ? venues : [],
    language: choiceOr(texts, 'language', languageIn, defaults.language),
    channel: choiceOr(texts, 'channel', (text) => channelIn(text), defaults.channel),
    owner: null,
    note: [texts.get('note'), ...besides].filter(Boolean).join('\n'),
    acknowledge: false,
  }
}

/** Columns that are no field of the request. */
const AROUND: ReadonlySet<string> = new Set([
  ...['reference', 'kind', 'language', 'channel', 'venues', 'name', 'firstName', 'lastName', 'note'],
])

function kindOf(texts: RowTexts, hasVenues: boolean): ManualEntryKind {
  const text = texts.get('kind')
  if (text === undefined) return hasVenues ? 'quote-venue' : 'quote'
  const kind = codeIn('kind', [...MANUAL_ENTRY_KINDS, 'proposal'], text)
  if (kind === 'proposal') throw new RowProblem(NO_PROPOSAL, 'kind')
  const found = MANUAL_ENTRY_KINDS.find((one) => one === kind)
  if (found === undefined) throw new RowProblem(unknownChoice(text), 'kind')
  return found
}

function channelIn(text: string): SentManualEntry['channel'] | undefined {
  const code = codeIn('channel', MANUAL_ENTRY_CHANNELS, text)
  return MANUAL_ENTRY_CHANNELS.find((one) => one === code)
}

function choiceOr<Choice>(
  texts: RowTexts,
  column: string,
  read: (text: string) => Choice | undefined,
  otherwise: Choice,
): Choice {
  const text = texts.get(column)
  if (text === undefined) return otherwise
  const choice = read(text)
  if (choice === undefined) throw new RowProblem(unknownChoice(text), column)
  return choice
}

function textOf(cell: Exclude<TableCell, symbol>, key: string): string {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell).trim()
  if (key === 'date') return dayIn(text)
  return typeof cell === 'number' && key === 'phone' ? withPrefix(text) : text
}

/** `05/11/2026`, `5.11.2026` and `2026-11-05 00:00` as ISO days; anything else as it is. */
function dayIn(text: string): string {
  const day = text.replace(/[ T]\d{1,2}:\d\d(?::\d\d)?$/, '')
  const [, date = '', month = '', year] = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(day) ?? []
  return year === undefined ? day : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
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
  return `${headingOf(key, 'fr')}\u00a0: ${text}`
}

function noVenue(name: string) {
  return {
    en: `No published venue is called “${name}”.`,
    fr: `Aucun lieu publié ne s’appelle «\u00a0${name}\u00a0».`,
  }
}

function formulaIn(cell: string) {
  return {
    en: `Cell ${cell} holds a formula. Paste its value instead.`,
    fr: `La cellule ${cell} contient une formule. Collez sa valeur à la place.`,
  }
}

const NO_PROPOSAL = {
  en: 'Venue proposals come with photos, through the form on the site.',
  fr: 'Les propositions de lieux arrivent avec leurs photographies, par le formulaire du site.',
}
