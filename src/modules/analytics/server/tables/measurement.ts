/** Daily counters. No row belongs to one visitor (behaviour 5.5). */

/** Number of times an event happened on a day in Paris. A text is empty where the event has none. */
interface MeasuredEventTable {
  /** `2026-11-20`, in Paris. */
  day: string
  /** Derived from the name (`event-categories.ts`); stored for readers of the table. */
  category: string
  name: string
  /** Page id, the template: `venue`, not one venue. */
  page: string
  label: string
  venue_slug: string
  venue_category: string
  language: string
  count: number
  /** Of the events that have a value; seconds of `time_on_page`, results of `search`. */
  value_sum: number
}

/** Number of visits in one class of a vital's histogram (`vital-scale.ts`). */
interface MeasuredVitalTable {
  day: string
  page: string
  device: string
  metric: string
  bucket: number
  count: number
}

/** The measurement's part of the schema. */
export interface MeasurementTables {
  measured_event: MeasuredEventTable
  measured_vital: MeasuredVitalTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends MeasurementTables {}
}
