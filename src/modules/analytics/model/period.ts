import type { PeriodUnit } from '#/lib/report-period.ts'

/** Week, month or year: which the figures are told for. */
export type Unit = PeriodUnit
