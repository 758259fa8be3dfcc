/** Periods of the dashboard's figures. */
export const PERIODS = ['week', 'month', 'year'] as const

export type Period = (typeof PERIODS)[number]

/** The period in the query of an address; a week by default. */
export function readPeriod(asked: unknown): Period {
  return PERIODS.find((period) => period === asked) ?? 'week'
}
