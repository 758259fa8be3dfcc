import { EVENT_IDS, type EventId, NEIGHBORHOOD_IDS, type NeighborhoodId } from './paths.ts'

/** Whether a text is the id of a neighbourhood. */
export function isNeighborhood(text: string): text is NeighborhoodId {
  return (NEIGHBORHOOD_IDS as readonly string[]).includes(text)
}

/** Whether a text is the id of a kind of event. */
export function isEvent(text: string): text is EventId {
  return (EVENT_IDS as readonly string[]).includes(text)
}
