/** Outcome of linking or merging two enquiries; after `conflict` and `gone` nothing is changed. */
export type RelationOutcome =
  /** Also when it was done already. */
  | 'done'
  /** One of them was changed since it was seen. */
  | 'conflict'
  /** One of them is gone, erased, or merged into another. */
  | 'gone'
  /** The one that would go has a quote, days in the calendar, or a confirmed visit. */
  | 'has-days'
