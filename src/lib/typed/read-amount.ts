/** The one reader of typed amounts of money. */
import { AMOUNT_WORDS, OTHER_MONEY } from './amount-words.ts'
import { plainLine } from './plain-line.ts'
import { readFigure } from './read-figure.ts'
import { holdsWord, stripWords } from './strip-words.ts'

/** Why a text is no amount; each has a message. `unit` is a price of something else than a day. */
export const AMOUNT_REFUSALS = [
  'separators',
  'negative',
  'several',
  'currency',
  'unit',
  'figures',
  'tooLarge',
] as const

/** Why a text is no amount. */
export type AmountRefusal = (typeof AMOUNT_REFUSALS)[number]

/** Whether an amount was said to be before or after value added tax. */
export type AmountTax = 'excl' | 'incl'

/** What a typed amount was understood as. */
export interface UnderstoodAmount {
  readonly kind: 'amount'
  readonly cents: number
  /** Absent where the tax was not stated. */
  readonly tax?: AmountTax
  readonly perDay: boolean
}

/** What was typed: nothing, an amount, or something that is none. */
export type ReadAmount =
  | { readonly kind: 'nothing' }
  | UnderstoodAmount
  | { readonly kind: 'refused'; readonly reason: AmountRefusal }

/** The largest amount, in cents: ten million euros. */
export const LARGEST_AMOUNT_CENTS = 1_000_000_000

const CENTS_DECIMALS = 2
const LONGEST = 100
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const FIGURES = /\d+(?:[ .,']\d+)*/gu
const MINUS = /^(?:[-−–—]|minus |moins )|\d ?[-−–—]$/u
/** `950 €/semaine`, `12 € par m²`. */
const PER_UNIT = /^[\d .,']+k? ?(?:[\p{L}€][\p{L}€.]*)? ?(?:\/ ?|par |per |pro |por )\p{L}/u
const IN_WORD = /\d\p{L}\d/u
/** `12’600.-` and `12.600,--`. */
const NO_CENTS = /[.,] ?[-–—]{1,2}$/u

/** Read an amount in euros as people of ten languages write it: `12 600 € HT`, `€12,600.00`, `1,5 k€`, `950 €/jour`. */
export function readAmount(text: string): ReadAmount {
  if (!VISIBLE.test(text)) return { kind: 'nothing' }
  if (text.length > LONGEST) return refused('figures')
  const plain = plainLine(text)
    .replace(/k(?=eur)/u, 'k ')
    .replace(/(\d) ?(?:€|eur) ?(?=\d\d$)/u, '$1,')
  const { rest, said } = stripWords(plain, AMOUNT_WORDS)
  const figure = rest.replace(NO_CENTS, '')
  const reason = refusalOf(figure, plain)
  if (reason !== undefined) return refused(reason)
  if (said.has('excl') && said.has('incl')) return refused('figures')
  const cents = centsOf(figure.replace(/^\+ ?/u, ''))
  if (cents === undefined) return refused('separators')
  if (cents > LARGEST_AMOUNT_CENTS) return refused('tooLarge')
  const tax = said.has('excl') ? 'excl' : said.has('incl') && 'incl'
  return { kind: 'amount', cents, ...(tax && { tax }), perDay: said.has('perDay') }
}

/** `(500)`, as accounts write what is below zero. */
const isInBrackets = (figure: string) => figure.startsWith('(') && figure.endsWith(')') && /\d/u.test(figure)

const refused = (reason: AmountRefusal): ReadAmount => ({ kind: 'refused', reason })

/** The reason that is reported first, besides wrong separators. */
function refusalOf(figure: string, plain: string): AmountRefusal | undefined {
  if (OTHER_MONEY.some((word) => holdsWord(figure, word))) return 'currency'
  const found = figure.match(FIGURES) ?? []
  if (found.length === 0 || IN_WORD.test(figure)) return 'figures'
  if (PER_UNIT.test(figure)) return 'unit'
  if (found.length > 1 && !/^[\d .,']*$/u.test(figure)) return 'several'
  if (MINUS.test(figure) || MINUS.test(plain) || isInBrackets(figure)) return 'negative'
  return /^[+\d .,']*k?$/u.test(figure) ? undefined : 'figures'
}

/** Cents of a figure; `12k` is twelve thousand, and `1,250k` could be two sums. */
function centsOf(figure: string): number | undefined {
  const thousands = figure.endsWith('k')
  if (!thousands) return readFigure(figure, CENTS_DECIMALS)
  const typed = figure.slice(0, -1).trim()
  const cents = /^\d+[.,]\d{3}$/u.test(typed) ? undefined : readFigure(typed, CENTS_DECIMALS)
  return cents === undefined ? undefined : cents * 1000
}
