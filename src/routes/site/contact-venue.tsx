import { createFileRoute } from '@tanstack/react-router'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { Island } from '#/i18n/react/island.tsx'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import type { QuoteField } from '#/modules/enquiries/model/form-fields.ts'
import { type QuotePrefill, quotePrefill } from '#/modules/enquiries/model/quote-prefill.ts'
import { QUOTE_VENUE_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { QuotePage } from '#/modules/enquiries/site/quote-page.tsx'
import { EMPTY_FILTER } from '#/modules/venues/model/venue-filter.ts'
import { useWishText } from '#/modules/venues/site/list/use-wish-text.ts'
import {
  fetchVenueCards,
  fetchVenueCardsOrLastSeen,
  fetchVenueList,
} from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import quoteVenue from '#/routes/site/quote-venue.island.tsx'
import { stepsTo } from '#/seo/page-trail.ts'

type Context = PageContext<unknown, QuotePrefill, RejectedSubmission<QuoteField | 'venue'>>

/** The form about venues: its text and the venues asked about. */
const loader = pageLoader('contact-venue', async ({ params, deps: prefill, serverContext }: Context) => {
  const language = params.ui
  const rejected = serverContext?.rejected ?? null
  const { wishes } = prefill
  const [text, venues, wished] = await Promise.all([
    fetchPageText({ data: { language, page: 'contact-venue' } }),
    rejected
      ? fetchVenueCardsOrLastSeen({ data: { language, slugs: [...(rejected.lists.venue ?? [])] } })
      : fetchVenueCards({ data: { language, slugs: [...prefill.venues] } }),
    // A form that comes back has its message already.
    wishes && !rejected ? fetchVenueList({ data: { language, search: wishes } }) : null,
  ])
  const wish = wished && { filter: wished.filter, own: wished.facets.ownEquipment }
  return { text, venues, prefill, wish, rejected }
})

export const Route = createFileRoute('/l/$ui/$content/contact-venue')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_VENUE_DEFINITION, {
          request,
          language,
          successPath: localize('contact-success', {}, language),
          render: (rejected) => next({ context: { rejected } }),
        }),
    },
  },
  loaderDeps: ({ search }) => quotePrefill(search as SearchParams),
  loader,
  head: (context) =>
    publicHead(context, ({ text, preview }) => ({
      page: 'contact-venue',
      ...text,
      trail: stepsTo(context.params.ui, 'venues'),
      crumb: getMessages(context.params.ui).enquiryForm.crumb,
      preview,
    })),
  component: View,
})

function View() {
  const { text, wish, preview: _preview, ...form } = Route.useLoaderData()
  const wishText = useWishText(wish?.own ?? [])
  const { event } = form.prefill.brief
  // The form has no field for the event; what was looked for names it already.
  const wished = wish?.filter ?? { ...EMPTY_FILTER, ...(event && { event }) }
  return (
    <QuotePage heading={text.heading} lead={text.lead}>
      <Island
        of={quoteVenue}
        className="wrap grid form-page"
        props={{
          ...form,
          // It is typed on by the visitor, with plain spaces.
          wishes: form.rejected ? '' : wishText(wished).replaceAll('\u00a0', ' '),
          answerHours: CLAIMS.answerHours['contact-venue'],
        }}
      />
    </QuotePage>
  )
}
