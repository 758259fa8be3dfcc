import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import type { QuoteField } from '#/modules/enquiries/model/form-fields.ts'
import type { QuotePrefill } from '#/modules/enquiries/model/quote-prefill.ts'
import { fetchVenueCards, fetchVenueCardsOrLastSeen } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'

type Context = PageContext<unknown, QuotePrefill, RejectedSubmission<QuoteField | 'venue'>>

/** The form about venues: its text and the venues asked about. */
export const loader = pageLoader(
  'contact-venue',
  async ({ params, deps: prefill, serverContext }: Context) => {
    const language = params.ui
    const rejected = serverContext?.rejected ?? null
    const [text, venues] = await Promise.all([
      fetchPageText({ data: { language, page: 'contact-venue' } }),
      rejected
        ? fetchVenueCardsOrLastSeen({ data: { language, slugs: [...(rejected.lists.venue ?? [])] } })
        : fetchVenueCards({ data: { language, slugs: [...prefill.venues] } }),
    ])
    return { text, venues, prefill, rejected }
  },
)
