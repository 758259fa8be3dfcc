/** Everything that modules have of people outside their own enquiries: for the site and for `npm run privacy` alike. */
import { MENTIONS_OF_PERSON } from '#/modules/enquiries/server/privacy/mentions.ts'
import {
  COMMENTS_NAMING_PERSON,
  SHARED_LISTS_OF_PERSON,
} from '#/modules/shortlists/server/personal-lists.server.ts'
import { OWNERS_OF_VENUES } from '#/modules/venues/server/admin/venue-owner.repository.server.ts'
import { offerPersonalData } from '#/platform/database/personal-data.ts'

/** Offer it to the export and erasure of a person (behaviour 6.3). */
export function offerAllPersonalData(): void {
  for (const data of [SHARED_LISTS_OF_PERSON, COMMENTS_NAMING_PERSON, OWNERS_OF_VENUES, MENTIONS_OF_PERSON])
    offerPersonalData(data)
}
