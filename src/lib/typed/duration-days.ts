/** Parsing of a free-text duration in any of the ten languages. */
import { normalized } from '../normalized-text.ts'
import { ALONE, ARTICLES, BEFORE_ONE, CONNECTORS, HALVES, NUMBER_WORDS, UNITS } from './duration-words.ts'
import { withDigits } from './east-asian-numbers.ts'

const TOKEN = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu

/**
 * Days in a duration such as "4 days", "une semaine et demie", "1 Woche und 3 Tage" or "三日間"; a bare number is days.
 * An evening or a night counts as a day; beside days nights do not count.
 * @returns undefined where it cannot be read: then it is asked for
 */
export function durationDays(text: string): number | undefined {
  const { days, nights } = partsOf(text)
  return days ?? nights
}

/**
 * Whether a duration is in evenings, nights or hours, which count as whole days. "1 soir" is the commonest booking of the
 * trade, and its price is not always that of a day.
 */
export function isPartOfDay(text: string): boolean {
  const { days, nights } = partsOf(text)
  return days === undefined ? nights !== undefined : days > 0 && days < 1
}

/** What is counted in days, and what in evenings or nights. */
interface DurationParts {
  readonly days?: number | undefined
  readonly nights?: number | undefined
}

function partsOf(text: string): DurationParts {
  const plain = normalized(withoutFractions(text), 'NFKC').trim().toLowerCase()
  if (/^\d+$/u.test(plain)) return { days: Number(plain) }
  const whole = plain
    .replaceAll(/week[- ]end|fine settimana|fi[nm] de semana/gu, 'weekend')
    .replaceAll(/пол(?=дня|недели|месяца)/gu, '0.5 ')
  const tokens = withDigits(whole).match(TOKEN) ?? []
  const [first = '', ...more] = tokens.filter((token) => !BEFORE_ONE.has(token))
  return countedIn(more.length === 0 && ALONE.has(first) ? ['1', first] : tokens)
}

/** A written half as a decimal: `½ day`, `1/2 journée`, `2 ½ days`. */
function withoutFractions(text: string): string {
  return text
    .replace(/(?<!\d)(\d{1,4})\s{0,3}½|(?<!\d)(\d{1,4})\s{1,3}1\/2(?!\d|\/)/gu, '$1$2.5')
    .replace(/½|(?<![\d/])1\/2(?!\d|\/)/gu, '0.5')
}

/** Add up the numbers that are before units. */
function countedIn(tokens: readonly string[]): DurationParts {
  const sums = { days: undefined as number | undefined, nights: undefined as number | undefined }
  let number: number | undefined
  /** Of a word such as twenty, to which a one may be added. */
  let tens = 0
  let last: 'days' | 'nights' = 'days'
  let lastUnit: number | undefined
  const count = (days: number) => {
    sums[last] = (sums[last] ?? 0) + days
  }
  for (const [at, token] of tokens.entries()) {
    const unit = UNITS.find(({ name }) => name.test(token))
    const next = tokens[at + 1] ?? ''
    if (isBesideHalf(tokens, at)) continue
    if (HALVES.has(token)) {
      const follows = [next, tokens[at + 2] ?? ''].some((word) => UNITS.some(({ name }) => name.test(word)))
      if (number !== undefined || follows) number = (number ?? 0) + 0.5
      else if (lastUnit !== undefined) count(lastUnit / 2)
    } else if (unit && number !== undefined) {
      last = unit.isNight ? 'nights' : 'days'
      lastUnit = unit.days
      count(number * unit.days)
      number = undefined
    } else if (!CONNECTORS.has(token)) number = numberAfter(tens, token)
    tens = CONNECTORS.has(token) ? tens : tensIn(token)
  }
  return sums
}

/** Whether a word is the article of a half, as in “half a day” and “a week and a half”. */
function isBesideHalf(tokens: readonly string[], at: number): boolean {
  const [before = '', token = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return ARTICLES.has(token) && (HALVES.has(before) || HALVES.has(after))
}

/** Twenty-one, vingt et un, dix-huit are sums; of a range the longer end counts. */
function numberAfter(tens: number, token: string): number | undefined {
  const number = numberIn(token)
  const isOne = tens > 0 && number !== undefined && number < 10 && Number.isInteger(number)
  return isOne ? tens + number : number
}

function tensIn(token: string): number {
  const number = NUMBER_WORDS.get(token) ?? 0
  return number % 10 === 0 ? number : 0
}

function numberIn(token: string): number | undefined {
  if (/^\d/u.test(token)) return Number(token.replace(',', '.'))
  return token === 'a' || token === 'an' ? 1 : NUMBER_WORDS.get(token)
}
