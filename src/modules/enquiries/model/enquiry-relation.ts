/** Outcome of linking or merging two enquiries; after `conflict` and `gone` nothing is changed. */
export type RelationOutcome =
  | 'done'
  /** One of them was changed since it was seen. */
  | 'conflict'
  /** One of them is gone, erased or merged, or it is done already. */
  | 'gone'
