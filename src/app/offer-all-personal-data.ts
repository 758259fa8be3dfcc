/** Everything that modules have of people outside their own enquiries: for the site and for `npm run privacy` alike. */
import { ASKS_OF_OWNERS } from '#/modules/calendar/server/owner-word/personal-asks.server.ts'
import { MENTIONS_OF_PERSON } from '#/modules/enquiries/server/privacy/mentions.ts'
import { FOLLOW_UPS_OF_PERSON } from '#/modules/follow-ups/server/personal-follow-ups.server.ts'
import { ACCEPTANCES_OF_PERSON, QUOTES_OF_PERSON } from '#/modules/quotes/server/personal-quotes.server.ts'
import {
  COMMENTS_NAMING_PERSON,
  SHARED_LISTS_OF_PERSON,
} from '#/modules/shortlists/server/personal-lists.server.ts'
import { OWNERS_OF_VENUES } from '#/modules/venues/server/admin/venue-owner.repository.server.ts'
import { offerPersonalData } from '#/platform/database/personal-data.ts'

const ALL = [
  SHARED_LISTS_OF_PERSON,
  COMMENTS_NAMING_PERSON,
  OWNERS_OF_VENUES,
  ASKS_OF_OWNERS,
  QUOTES_OF_PERSON,
  ACCEPTANCES_OF_PERSON,
  FOLLOW_UPS_OF_PERSON,
  MENTIONS_OF_PERSON,
]

/** Offer it to the export and erasure of a person (behaviour 6.3). */
export function offerAllPersonalData(): void {
  for (const data of ALL) offerPersonalData(data)
}
