/** Offer to the venues what the enquiries know of them, as the start of a site does. */
import { REQUESTS_OF_VENUES } from '#/modules/enquiries/server/requests-of-venues.server.ts'
import { offerVenueRequests } from '#/modules/venues/server/admin/venue-requests.queries.server.ts'

offerVenueRequests(REQUESTS_OF_VENUES)
