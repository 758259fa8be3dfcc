/** Reading the cells of a row of venues. An empty cell says: unknown, none, or not offered. */

import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { formatAmount } from '#/i18n/format.ts'
import { fold } from '#/lib/fold.ts'
import { isoDay } from '#/lib/iso-day.ts'
import { toEuros, VAT_PERCENT, withoutVat } from '#/lib/money.ts'
import { plainLine } from '#/lib/typed/plain-line.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { readFigure } from '#/lib/typed/read-figure.ts'
import { withoutNoise } from '#/lib/without-noise.ts'
import type { SaidCell } from '#/platform/spreadsheets/table.ts'
import type { Attribute } from '../../../model/attribute-kinds.ts'
import type { AttributeName } from '../../../model/attributes.ts'
import type { ProblemSentence } from '../../../model/venue-record.schema.ts'
import type { VenueColumn } from './table-columns.ts'
import { choiceName, TABLE_LANGUAGES } from './table-words.ts'
import type { OwnEquipment } from './write-cells.ts'

/** What a cell says, or why it is not understood. */
export type ReadCell = { readonly value: unknown } | { readonly problem: ProblemSentence }

const STATUSES = ['draft', 'published', 'archived'] as const

const MISSING: ProblemSentence = {
  en: 'This cell may not be empty.',
  fr: 'Cette cellule ne peut pas être vide.',
}

/** Read a cell. Limits are checked with the whole record. */
export function readCell(cell: SaidCell, column: VenueColumn, own: OwnEquipment): ReadCell {
  const { holds, attribute, field } = column
  if (field === 'status') return cell === null ? { value: undefined } : oneOf('status', STATUSES, cell)
  if (holds === 'line' || attribute === undefined) return cell === null ? { problem: MISSING } : line(cell)
  if (cell === null) return emptyCell(holds)
  switch (holds.kind) {
    case 'oneOf':
      return oneOf(attribute, holds.ids, cell)
    case 'eachOf':
      return eachOf(cell, (name) => idIn(attribute, holds.ids, name), namesOf(attribute, holds.ids))
    case 'own':
      return eachOf(
        cell,
        (name) => ownId(name, own),
        (language) => [...own.values()].map(({ names, id }) => names[language] ?? names.fr ?? id),
      )
    case 'count':
      return number(cell, holds.unit, holds.unitName === 'euros')
    case 'capacity':
      return number(cell, undefined, false)
    default:
      return line(cell)
  }
}

function emptyCell(attribute: Attribute): ReadCell {
  if (attribute.isOptional) return { value: null }
  switch (attribute.kind) {
    case 'eachOf':
    case 'own':
      return { value: [] }
    case 'capacity':
      return { value: 0 }
    default:
      return { problem: MISSING }
  }
}

function line(cell: Exclude<SaidCell, null>): ReadCell {
  return { value: cell instanceof Date ? isoDay(cell) : String(cell).trim() }
}

/** The result of a sum in binary, written out: `4.6000000000000005`. */
const NOISY = /^\s*\d+[.,]\d{10,}\s*$/u

const DECIMALS = 2

/** What may follow a number: nothing, `m2`, `kg/m2`. */
const UNIT = /^(?:[a-z][a-z/]*2?)?$/u

function number(cell: Exclude<SaidCell, null>, unit: number | undefined, isMoney: boolean): ReadCell {
  const problem = {
    en: `“${shown(cell)}” is not a number.`,
    fr: `«\u00a0${shown(cell)}\u00a0» n’est pas un nombre.`,
  }
  if (typeof cell === 'number') return { value: withoutNoise(cell) }
  if (typeof cell !== 'string') return { problem }
  if (NOISY.test(cell)) return { value: withoutNoise(Number(cell.replace(',', '.'))) }
  if (isMoney) {
    const amount = readAmount(cell)
    if (amount.kind !== 'amount') return { problem }
    return amount.tax === 'incl' ? { problem: withTax(amount.cents) } : { value: toEuros(amount.cents) }
  }
  const line = plainLine(cell)
  const [typed = ''] = /^[^a-z]*/u.exec(line) ?? []
  if (!UNIT.test(line.slice(typed.length))) return { problem }
  // A whole number may have zeros behind its sign: `160,0`.
  const whole = unit === undefined ? readFigure(typed.trim(), 0) : undefined
  if (whole !== undefined) return { value: whole }
  const figure = readFigure(typed.trim(), DECIMALS)
  return figure === undefined ? { problem } : { value: figure / 10 ** DECIMALS }
}

function oneOf(
  attribute: AttributeName | 'status',
  ids: readonly string[],
  cell: Exclude<SaidCell, null>,
): ReadCell {
  const text = cell instanceof Date ? cell.toISOString().slice(11, 16) : String(cell)
  const id = idIn(attribute, ids, text)
  return id === undefined ? { problem: unknownChoice(text, namesOf(attribute, ids)) } : { value: id }
}

function eachOf(
  cell: Exclude<SaidCell, null>,
  idOf: (name: string) => string | undefined,
  names: ChoiceNames,
): ReadCell {
  const given = String(cell)
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const ids: string[] = []
  for (const name of given) {
    const id = idOf(name)
    if (id === undefined) return { problem: unknownChoice(name, names) }
    ids.push(id)
  }
  return { value: [...new Set(ids)] }
}

/** The id of a choice by its name in either language, or by itself. An hour may be written as `22 h`. */
function idIn(attribute: AttributeName | 'status', ids: readonly string[], text: string): string | undefined {
  const wanted = fold(text)
  const named = ids.find(
    (id) =>
      fold(id) === wanted ||
      TABLE_LANGUAGES.some((language) => fold(choiceName(attribute, id, language)) === wanted),
  )
  if (named !== undefined) return named
  const hour = /^(\d{1,2})\s*[h:]\s*(\d\d)?$/u.exec(wanted)
  return hour ? ids.find((id) => id === `${(hour[1] ?? '').padStart(2, '0')}:${hour[2] ?? '00'}`) : undefined
}

function ownId(text: string, own: OwnEquipment): string | undefined {
  const wanted = fold(text)
  const found = [...own.values()].filter(
    ({ id, names }) => id === text || Object.values(names).some((name) => fold(name) === wanted),
  )
  return found.length === 1 ? found[0]?.id : undefined
}

/** The choices of a column in a language. */
type ChoiceNames = (language: AdminLanguage) => readonly string[]

function namesOf(attribute: AttributeName | 'status', ids: readonly string[]): ChoiceNames {
  return (language) => ids.map((id) => choiceName(attribute, id, language))
}

function unknownChoice(text: string, names: ChoiceNames): ProblemSentence {
  const list = (language: AdminLanguage) =>
    new Intl.ListFormat(language, { type: 'unit' }).format(names(language))
  return {
    en: `“${text}” is not one of the choices of this column: ${list('en')}.`,
    fr: `«\u00a0${text}\u00a0» ne fait pas partie des choix de cette colonne\u00a0: ${list('fr')}.`,
  }
}

function withTax(cents: number): ProblemSentence {
  const [en, fr] = TABLE_LANGUAGES.toReversed().map((language) => formatAmount(withoutVat(cents), language))
  return {
    en: `This price includes VAT. Enter it before tax: ${en} at ${VAT_PERCENT}%.`,
    fr: `Ce prix est TTC. Saisissez-le hors taxes\u00a0: ${fr} à ${VAT_PERCENT}\u00a0%.`,
  }
}

function shown(cell: unknown): string {
  const text = cell instanceof Date ? isoDay(cell) : String(cell)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}
