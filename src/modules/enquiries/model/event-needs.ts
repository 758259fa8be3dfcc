/** What each kind of event of a quote request needs of a room. */
import type { EventId } from '#/i18n/addresses/slugs-events.ts'
import type { Equipment, Layout } from '#/modules/venues/model/venue-options.ts'
import type { EVENT_TYPES } from './enquiry-options.ts'

/** What an event asks of a room, read from its kind and words. */
export interface EventNeeds {
  /** How the room is filled: its capacity counts. */
  readonly layout: Layout
  /** What venues are said to be made for; `null` where nothing of the list is meant. */
  readonly madeFor: EventId | null
  readonly equipment: readonly Equipment[]
}

/** Where the event is not named, guests stand. */
const UNKNOWN: EventNeeds = { layout: 'standing', madeFor: null, equipment: [] }

const NEEDS: Readonly<Record<(typeof EVENT_TYPES)[number], EventNeeds>> = {
  fashion_show: {
    layout: 'runway',
    madeFor: 'fashion-show',
    equipment: ['sound-system', 'dressing-room', 'mirrors'],
  },
  collection_presentation: {
    layout: 'standing',
    madeFor: 'collection-presentation',
    equipment: ['racks', 'mirrors', 'track-lighting'],
  },
  private_showroom: {
    layout: 'standing',
    madeFor: 'showroom',
    equipment: ['racks', 'mirrors', 'dressing-room'],
  },
  press_event: {
    layout: 'standing',
    madeFor: 'product-launch',
    equipment: ['cloakroom', 'catering-kitchen', 'sound-system'],
  },
  photo_shoot: {
    layout: 'standing',
    madeFor: null,
    equipment: ['natural-light', 'dressing-room', 'freight-lift'],
  },
  other: UNKNOWN,
}

/** The needs of a stored event type; those of an unknown event where there is none. */
export function needsOf(eventType: unknown): EventNeeds {
  const known: Readonly<Record<string, EventNeeds>> = NEEDS
  return (typeof eventType === 'string' && Object.hasOwn(known, eventType) && known[eventType]) || UNKNOWN
}
