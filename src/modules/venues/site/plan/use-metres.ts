import { useFormatter } from 'use-intl'

/** A length with its unit, as a language writes it: `12 m`, `12 м`, `12米`. */
export function useMetres(): (metres: number, decimals?: number) => string {
  const format = useFormatter()
  return (metres, decimals = 0) =>
    format.number(metres, {
      style: 'unit',
      unit: 'meter',
      unitDisplay: 'short',
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, 1),
    })
}
