import { EVENT_IDS, type EventId, NEIGHBORHOOD_IDS, type NeighborhoodId } from './paths.ts'

export function isNeighborhood(text: string): text is NeighborhoodId {
  return (NEIGHBORHOOD_IDS as readonly string[]).includes(text)
}

export function isEvent(text: string): text is EventId {
  return (EVENT_IDS as readonly string[]).includes(text)
}
