/** How a hire and its price are put in words for clients. The figures come from `stayPrice`, the words from the mails. */
import { formatPrice } from '#/i18n/format.ts'
import { formatExact } from '#/i18n/format-exact.ts'
import { formatPercent } from '#/i18n/format-percent.ts'
import type { Language } from '#/i18n/languages.ts'
import { VAT_PERCENT, vatOn, withVat } from '#/lib/money.ts'
import { formatDuration } from '#/modules/enquiries/model/format-duration.ts'
import type { StayPrice } from '#/modules/venues/model/hire.ts'

/** Texts in one language; `{names}` stand for values. */
export interface HireWords {
  /** `{price}` before tax, `{days}` with its unit. */
  readonly priceFor: string
  /** Where no days are known. */
  readonly price: string
  /** `{days}` that are charged, and the number `{asked}` for. */
  readonly minimum: string
  /** Where it is not known what was asked for. */
  readonly minimumOnly: string
  /** What the `{days}` asked for would be. */
  readonly asked: string
  readonly vat: string
  readonly gross: string
}

const put = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')

const daysText = (days: number, language: Language) => formatDuration(String(days), language)

/** `14 days (minimum hire; you asked for 2)`. */
function chargedDays({ days, minimum, asked }: StayPrice, words: HireWords, language: Language): string {
  const text = daysText(days, language)
  if (!minimum) return text
  return asked.days === 0
    ? put(words.minimumOnly, { days: text })
    : put(words.minimum, { days: text, asked: String(asked.days) })
}

/** `2 days: €1,900 excl. VAT`, where more is charged than was asked for. */
function askedPrice({ minimum, asked }: StayPrice, words: HireWords, language: Language): string[] {
  if (!minimum || asked.days === 0) return []
  const price = formatPrice(asked.cents, language)
  return [put(words.asked, { days: daysText(asked.days, language), price })]
}

/** What an estimate adds to its amount: nothing where the days asked for are charged. */
export function minimumHireTexts(stay: StayPrice, words: HireWords, language: Language): string[] {
  return stay.minimum ? [chargedDays(stay, words, language), ...askedPrice(stay, words, language)] : []
}

/** Lines of a price: the amount with its days, the asked ones beside the minimum hire, the tax, and the sum to pay. */
export function priceLines(
  netCents: number,
  stay: StayPrice | null,
  words: HireWords,
  language: Language,
): string[] {
  const price = formatExact(netCents, language)
  const rate = formatPercent(VAT_PERCENT, language)
  return [
    stay === null
      ? put(words.price, { price })
      : put(words.priceFor, { price, days: chargedDays(stay, words, language) }),
    ...(stay === null ? [] : askedPrice(stay, words, language)),
    put(words.vat, { rate, vat: formatExact(vatOn(netCents), language) }),
    put(words.gross, { gross: formatExact(withVat(netCents), language) }),
  ]
}
