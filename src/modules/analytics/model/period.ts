import type { PeriodUnit } from '#/lib/report-period.ts'

/** Period of the figures: week, month or year. */
export type Unit = PeriodUnit
