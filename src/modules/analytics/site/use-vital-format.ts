import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { Metric } from '../model/vital-names.ts'

/** From this many milliseconds on, loading times are given in seconds. */
const SECONDS_FROM = 1000

/**
 * Format a figure: `2.4 s`, `180 ms`, `0.04`; `aligned` for columns, with a fixed number of decimals (`3.0
 * s`, `0.00`). The units are messages, since browsers and servers of different age format those of `Intl`
 * differently.
 */
export function useVitalFormat(): (metric: Metric, value: number, aligned?: 'aligned') => string {
  const t = useTranslations('vitals')
  const { intl } = LANGUAGES[useLanguage()]
  return (metric, value, aligned) => {
    const written = (number: number, digits: number) =>
      number.toLocaleString(intl, {
        minimumFractionDigits: aligned ? digits : 0,
        maximumFractionDigits: digits,
        useGrouping: false,
      })
    if (metric === 'CLS') return written(value, 2)
    const loading = metric === 'LCP' || metric === 'TTFB'
    if (loading && value >= SECONDS_FROM) return t('seconds', { n: written(value / 1000, 1) })
    return t('milliseconds', { n: written(Math.round(value), 0) })
  }
}
