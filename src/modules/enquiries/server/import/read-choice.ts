/** Choices of a list by their names: those of the back office in either language, or their codes. */
import type { Field } from '#/forms/field.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { fold } from '#/lib/fold.ts'
import { plainLine } from '#/lib/typed/plain-line.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { readFigure } from '#/lib/typed/read-figure.ts'
import { choiceNames } from '../facts/choice-names.ts'
import { TABLE_LANGUAGES } from './enquiry-columns.ts'
import type { ChoiceNames } from './row-problem.ts'

type Names = Readonly<Record<string, string>>

/** A choice of the list: that of a field, or one around the fields, whose names stand in a group of `admin.inbox`. */
export type ListChoice =
  | { readonly column: string; readonly field: Extract<Field, { kind: 'choice' }> }
  | { readonly column: 'kind' | 'channel'; readonly codes: readonly string[] }

const AROUND = { kind: 'kinds', channel: 'channels' } as const

/** Names that files exported by earlier versions have. */
const FORMER_NAMES: Readonly<Record<string, readonly Names[]>> = {
  kind: [{ 'quote-venue': 'Quote by venue' }],
  channel: [{ phone: 'telephone', email: 'mail' }],
  guests: [
    { under_20: 'under 20', over_100: 'over 100', '200+': 'over 200' },
    { over_100: 'plus de 100', '200+': 'plus de 200' },
  ],
  budget: [{ over_10000: 'over €10,000' }, { over_10000: 'plus de 10\u202f000\u00a0€' }],
}

/** The first sum that is too much for each budget, in cents. */
const BUDGET_LIMITS = [
  ['under_2000', 200_000],
  ['2000_5000', 500_000],
  ['5000_10000', 1_000_000],
  ['over_10000', Number.POSITIVE_INFINITY],
] as const

/** The code that a text stands for; a number of guests or a sum stands for the range that it lies in. */
export function codeIn(choice: ListChoice, text: string): string | undefined {
  const { column } = choice
  const codes = codesOf(choice)
  const wanted = fold(text)
  const names = [...namesOf(choice), ...(FORMER_NAMES[column] ?? [])]
  const named = codes.find(
    (code) => fold(code) === wanted || names.some((group) => fold(group[code] ?? '') === wanted),
  )
  if (named !== undefined) return named
  if (column === 'guests') return guestRange(codes, text)
  return column === 'budget' ? budgetRange(codes, text) : undefined
}

/** What a column may say, in the words of the back office. */
export function choicesOf(choice: ListChoice): ChoiceNames {
  const [fr = [], en = []] = namesOf(choice).map((names) =>
    codesOf(choice).map((code) => names[code] ?? code),
  )
  return { fr, en }
}

/** The names of the languages of the site. */
export function languageNames(): ChoiceNames {
  const [fr = [], en = []] = TABLE_LANGUAGES.map((shown) =>
    LANGUAGE_CODES.map((code) => new Intl.DisplayNames(shown, { type: 'language' }).of(code) ?? code),
  )
  return { fr, en }
}

/** The language that a text names: its code, or its name in French or English. */
export function languageIn(text: string): Language | undefined {
  const wanted = fold(text)
  return LANGUAGE_CODES.find(
    (code) =>
      code === wanted ||
      TABLE_LANGUAGES.some(
        (shown) => fold(new Intl.DisplayNames(shown, { type: 'language' }).of(code) ?? '') === wanted,
      ),
  )
}

function codesOf(choice: ListChoice): readonly string[] {
  return 'field' in choice ? choice.field.options : choice.codes
}

/** In the order of {@link TABLE_LANGUAGES}. */
function namesOf(choice: ListChoice): readonly Names[] {
  return TABLE_LANGUAGES.map((language) =>
    'field' in choice
      ? choiceNames(choice.column, choice.field, language)
      : getAdminMessages(language).admin.inbox[AROUND[choice.column]],
  )
}

/** Codes are `under_20`, `20_50`, `over_100`, `1-10`, `200+`. */
function guestRange(codes: readonly string[], text: string): string | undefined {
  const guests = readFigure(plainLine(text), 0)
  if (guests === undefined || guests === 0) return undefined
  return codes.find((code) => {
    const [first = 0, last = first] = (code.match(/\d+/g) ?? []).map(Number)
    if (code.startsWith('under')) return guests < first
    return code.startsWith('over') || code.endsWith('+') ? guests >= first : guests >= first && guests <= last
  })
}

function budgetRange(codes: readonly string[], text: string): string | undefined {
  const amount = readAmount(text)
  if (amount.kind !== 'amount' || amount.perDay) return undefined
  const [code] = BUDGET_LIMITS.find(([, limit]) => amount.cents < limit) ?? []
  return codes.find((one) => one === code)
}
