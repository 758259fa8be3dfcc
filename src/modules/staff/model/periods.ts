/** What the dashboard's figures are told for. */
export const PERIODS = ['week', 'month', 'year'] as const

/** One of {@link PERIODS}. */
export type Period = (typeof PERIODS)[number]

/** The period that an address asks for; the week unless it asks for another one. */
export function readPeriod(asked: unknown): Period {
  return PERIODS.find((period) => period === asked) ?? 'week'
}
