/** Parsing of a free-text duration in any of the ten languages. */
import { normalized } from '#/lib/normalized-text.ts'

/** Prefixes of the unit names, and their lengths in days. A longer prefix comes before its own beginning. */
const UNITS: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:months?|mois|mes|mês|monat|месяц|个月|個月|か月|ヶ月|ケ月|カ月|ヵ月|개월|달)/u, 30],
  [/^(?:weeks?|wks?|sem|settiman|woche|нед|周|星期|礼拜|週|주)/u, 7],
  [/^(?:hours?|heure|hora|ora\b|ore\b|stunde|час|小时|小時|時間|시간)/u, 1 / 24],
  [/^(?:days?|d\b|jours?|j\b|d[ií]a|giorn|gg\b|tage?|день|дня|дней|дн|天|日|일)/u, 1],
]

const FIGURE = /(\d+(?:[.,]\d+)?)\s*([^\d\s]*)/gu

/**
 * Days in a duration such as "4 days", "2 semaines", "1 Woche und 3 Tage" or "3日間"; a bare number is days.
 * @returns undefined where it cannot be read: then no warning is shown
 */
export function durationDays(text: string): number | undefined {
  const plain = normalized(text, 'NFKC').trim().toLowerCase()
  if (/^\d+$/u.test(plain)) return Number(plain)
  let days: number | undefined
  for (const [, figure = '', word = ''] of plain.matchAll(FIGURE)) {
    const unit = UNITS.find(([beginning]) => beginning.test(word))
    if (unit) days = (days ?? 0) + Number(figure.replace(',', '.')) * unit[1]
  }
  return days
}
