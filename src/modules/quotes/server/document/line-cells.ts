/** A line of a quote as the cells of its row. */
import { dotted } from '#/i18n/dotted.ts'
import type { PdfCell } from '#/platform/pdf/pdf-document.ts'
import { netOf } from '../../model/quote-line.ts'
import type { ReckonedLine } from '../../model/quote-lines.ts'
import type { QuoteWords } from './quote-words.ts'

/** What a row needs beside its line. */
export interface LineContext {
  readonly own: QuoteWords
  readonly french: QuoteWords
  /** Of venues, by their id. */
  readonly names: ReadonlyMap<string, string>
  /** Whether the lines around it are of several rates. */
  readonly hasRates: boolean
}

/** Name and details, quantity, price of one, amount. */
export function lineCells(line: ReckonedLine, context: LineContext): PdfCell[] {
  const { own, french } = context
  const isPriced = line.kind === 'hire' || line.kind === 'service'
  const text = [nameOf(line, own, context), ...detailsOf(line, own, context)].join('\n')
  const below = own === french ? [] : detailsOf(line, french, context)
  const under = [...frenchName(line, context), ...below].join('\n')
  return [
    under === '' ? text : { text, under },
    isPriced ? quantityOf(line, own) : '',
    isPriced ? own.amount(line.unitCents) : '',
    line.kind === 'text' ? '' : own.amount(netOf(line)),
  ]
}

/** As it was typed, or by itself in the words of a language. */
function nameOf(
  { from }: ReckonedLine,
  words: QuoteWords,
  { names }: LineContext,
  typed = from.label,
): string {
  if (typed !== '') return typed
  switch (from.kind) {
    case 'hire':
      return names.get(from.venueId) ?? ''
    case 'discount':
      return 'bp' in from.off
        ? words.say('discountOf', { rate: words.percent(from.off.bp) })
        : words.say('discount')
    case 'wished':
      return words.say('rounding')
    default:
      return ''
  }
}

/** The name in French, where it is another one. */
function frenchName(line: ReckonedLine, context: LineContext): string[] {
  const { own, french } = context
  if (own === french) return []
  const name = nameOf(line, french, context, line.from.labelFr)
  return name === '' || name === nameOf(line, own, context) ? [] : [name]
}

function detailsOf(line: ReckonedLine, words: QuoteWords, { hasRates }: LineContext): string[] {
  const { from, hire, vatBp } = line
  const rate = hasRates && line.kind !== 'text' ? [words.say('vatAt', { rate: words.percent(vatBp) })] : []
  if (hire === null || from.kind !== 'hire') return rate
  const { askedDays, billedDays, minimumDays } = hire
  const days = words.days(billedDays)
  const about = [
    words.range(from.firstDay, from.lastDay),
    ...(from.setupDays > 0 ? [words.say('setup', { days: words.days(from.setupDays) })] : []),
    ...(from.strikeDays > 0 ? [words.say('strike', { days: words.days(from.strikeDays) })] : []),
  ]
  const charged =
    billedDays > askedDays
      ? [words.say('minimum', { days, asked: words.days(askedDays) })]
      : billedDays < minimumDays
        ? [words.say('fewer', { days, minimum: words.days(minimumDays) })]
        : []
  return [dotted(about), ...charged, ...rate]
}

function quantityOf({ from, quantity }: ReckonedLine, { format, days }: QuoteWords): string {
  const count = quantity / 100
  const unit = from.kind === 'service' ? from.unit : 'day'
  switch (unit) {
    case 'day':
      return Number.isInteger(count) ? days(count) : format.number(count, { style: 'unit', unit: 'day' })
    case 'hour':
      return format.number(count, { style: 'unit', unit: 'hour', unitDisplay: 'short' })
    case 'metre':
      return format.number(count, { style: 'unit', unit: 'meter', unitDisplay: 'short' })
    default:
      return format.number(count)
  }
}
