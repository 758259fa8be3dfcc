import { useLocale, useTimeZone } from 'use-intl'
import { LANGUAGES } from '../languages.ts'

/**
 * Weekday, day and month in the language of the back office: `vendredi 1er janvier`. Intl writes the first of a French month as
 * a plain figure.
 * @returns a function of a moment, with further parts: `hour`, `minute`
 */
export function useLongDay(): (at: Date, more?: Intl.DateTimeFormatOptions) => string {
  const { intl, firstOfMonth } = LANGUAGES[useLocale().startsWith('fr') ? 'fr' : 'en']
  const timeZone = useTimeZone()
  return (at, more = {}) => {
    const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone, ...more } as const
    const parts = new Intl.DateTimeFormat(intl, options).formatToParts(at)
    return parts
      .map(({ type, value }) => (type === 'day' && value === '1' ? (firstOfMonth ?? value) : value))
      .join('')
  }
}
