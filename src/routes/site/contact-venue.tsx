import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { Island } from '#/i18n/react/island.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import type { QuoteField, VisitField } from '#/modules/enquiries/model/form-fields.ts'
import {
  type QuotePrefill,
  quotePrefill,
  quoteSearch,
  VISIT,
} from '#/modules/enquiries/model/quote-prefill.ts'
import { QUOTE_VENUE_DEFINITION, VISIT_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { quoteHeading } from '#/modules/enquiries/site/quote-heading.ts'
import { QuotePage } from '#/modules/enquiries/site/quote-page.tsx'
import { NamedContact } from '#/modules/staff/site/named-contact.tsx'
import { exactGuests } from '#/modules/venues/model/guest-ranges.ts'
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
import { loadContactPerson } from './contact-person.ts'

type Rejected = RejectedSubmission<QuoteField | VisitField | 'venue'>
type Context = PageContext<unknown, QuotePrefill, Rejected>

/** The form about venues: its text and the venues asked about. */
const loader = pageLoader('contact-venue', async ({ params, deps: prefill, serverContext }: Context) => {
  const language = params.ui
  const rejected = serverContext?.rejected ?? null
  const { wishes } = prefill
  const [text, venues, wished, contact] = await Promise.all([
    fetchPageText({ data: { language, page: 'contact-venue' } }),
    rejected
      ? fetchVenueCardsOrLastSeen({ data: { language, slugs: [...(rejected.lists.venue ?? [])] } })
      : fetchVenueCards({ data: { language, slugs: [...prefill.venues] } }),
    // A form that comes back has its message already.
    wishes && !rejected ? fetchVenueList({ data: { language, search: wishes } }) : null,
    loadContactPerson(language),
  ])
  const wish = wished && { filter: wished.filter, own: wished.facets.ownEquipment }
  return { text, venues, prefill, wish, rejected, contact }
})

export const Route = createFileRoute('/l/$ui/$content/contact-venue')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) => {
        const successPath = localize('contact-success', {}, language)
        const posted = { request, language, render: (rejected: Rejected) => next({ context: { rejected } }) }
        return new URL(request.url).searchParams.get('kind') === VISIT
          ? postForm(VISIT_DEFINITION, { ...posted, successPath: `${successPath}?kind=${VISIT}` })
          : postForm(QUOTE_VENUE_DEFINITION, { ...posted, successPath })
      },
    },
  },
  loaderDeps: ({ search }) => quotePrefill(search as SearchParams),
  loader,
  head: (context) =>
    publicHead(context, ({ text, preview, prefill }) => {
      const { visit, visitForm, enquiryForm } = getMessages(context.params.ui)
      const { isVisit } = prefill
      return {
        page: 'contact-venue',
        ...text,
        ...(isVisit && { title: visitForm.title, heading: visit.book, noindex: true }),
        trail: stepsTo(context.params.ui, 'venues'),
        crumb: isVisit ? visit.book : enquiryForm.crumb,
        preview,
      }
    }),
  component: View,
})

function View() {
  const { text, wish, contact, preview: _preview, ...form } = Route.useLoaderData()
  const wishText = useWishText(wish?.own ?? [])
  const t = useTranslations()
  const { prefill } = form
  const { isVisit } = prefill
  const { event, guests } = prefill.brief
  const exact = exactGuests(guests)
  const answerHours = CLAIMS.answerHours['contact-venue']
  const heading = quoteHeading(form.venues, text.heading, (name) => t('enquiryForm.quoteFor', { name }))
  // The form has no field for event and layout, and ranges of guests; what was looked for names them already.
  const wished = wish?.filter ?? { ...EMPTY_FILTER, ...(event && { event }), ...(exact && { guests: exact }) }
  return (
    <QuotePage
      heading={isVisit ? t('visit.book') : heading}
      lead={isVisit ? t('visitForm.lead', { hours: answerHours }) : text.lead}
      contact={<NamedContact person={contact} />}
      crumb={t(isVisit ? 'visit.book' : 'enquiryForm.crumb')}
      other={
        <PageLink
          className="btn btn-line"
          page="contact-venue"
          search={quoteSearch({ ...prefill, isVisit: !isVisit }, prefill.venues)}
        >
          {t(isVisit ? 'visit.rather' : 'visit.book')}
        </PageLink>
      }
    >
      <Island
        of={quoteVenue}
        className="wrap grid form-page"
        props={{
          ...form,
          // It is typed on by the visitor, with plain spaces.
          wishes: form.rejected
            ? ''
            : wishText(wished, wish ? undefined : prefill.brief.layout).replaceAll('\u00a0', ' '),
          answerHours,
          heading: text.heading,
        }}
      />
    </QuotePage>
  )
}
