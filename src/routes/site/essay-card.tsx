import type { CardSlot } from '#/modules/content/site/article/essay.tsx'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import { VenueCard } from '#/modules/venues/site/venue-card.tsx'

/** The card of a venue within a text. */
export const essayCard: CardSlot = (venue, slot) => <VenueCard venue={venue} slot={slot} heart={cardHeart} />
