/** Formatting of field values in a language. */

import { formatDate, formatPrice } from '#/i18n/format.ts'
import { formatExact } from '#/i18n/format-exact.ts'
import { formatTime } from '#/i18n/format-time.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { formatDuration } from '#/modules/enquiries/model/format-duration.ts'
import { readPrice } from './read-price.ts'
import { fieldFacts, REPLY_FIELD_NAMES, type ReplyField, type ReplyValues } from './reply-fields.ts'

/** Names joined as the language joins them. */
export function formatNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(LANGUAGES[language].intl).format(names)
}

/** One amount, or the lowest and the highest of several; empty without any. */
export function formatAmounts(cents: readonly number[], language: Language): string {
  if (cents.length === 0) return ''
  const [least, max] = [Math.min(...cents), Math.max(...cents)]
  const low = formatPrice(least, language)
  return least === max ? low : `${low}${LANGUAGES[language].range ?? '–'}${formatPrice(max, language)}`
}

/** Format a typed value; undefined where it cannot be parsed. */
export function formatTyped(field: ReplyField, typed: string, language: Language): string {
  const text = typed.trim()
  if (text === '') return ''
  switch (fieldFacts(field).input) {
    case 'date':
      return isIsoDay(text) ? formatDate(text, language) : ''
    case 'time':
      return /^\d{2}:\d{2}$/u.test(text) ? formatTime(text, language) : ''
    case 'price': {
      const read = readPrice(text, undefined)
      return 'problem' in read ? '' : formatExact(read.netCents, language)
    }
    default:
      return field === 'duration' ? formatDuration(text, language) : text
  }
}

/** Merge typed values over those from the enquiry. */
export function withTyped(
  given: ReplyValues,
  typed: Readonly<Partial<Record<ReplyField, string>>>,
  language: Language,
): ReplyValues {
  const own = REPLY_FIELD_NAMES.flatMap((field) => {
    const value = typed[field]
    if (value === undefined || fieldFacts(field).input === undefined) return []
    const shown = formatTyped(field, value, language)
    return shown === '' ? [] : [[field, shown] as const]
  })
  return { ...given, ...Object.fromEntries(own) }
}
