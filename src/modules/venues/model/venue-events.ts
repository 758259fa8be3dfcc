/** Events of a venue; their labels are the messages under `venueDesk.event`. */
export const VENUE_EVENTS = [
  /** As it was before the first change that was written down. */
  'found',
  'created',
  'duplicated',
  /** Made from the proposal of its owner. */
  'proposed',
  /** Kept without being shown. */
  'kept',
  'published',
  'withdrawn',
  'archived',
  'unarchived',
  /** Written over, or begun, by a catalogue file. */
  'imported',
  /** Put back as it was before a file that was taken back. */
  'import-undone',
] as const

/** One of the things that can happen to a venue. */
export type VenueEvent = (typeof VENUE_EVENTS)[number]
