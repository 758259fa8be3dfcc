import { createFileRoute } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchPageText } from '#/modules/content/pages.functions.ts'
import { quotePrefill } from '#/modules/enquiries/model/quote-prefill.ts'
import { QUOTE_VENUE_INTAKE } from '#/modules/enquiries/server/quote-venue-intake.server.ts'
import { QuotePage } from '#/modules/enquiries/site/quote-page.tsx'
import { useFavorites } from '#/modules/favorites/site/use-favorites.ts'
import { fetchVenueCards, fetchVenueCardsOrLastSeen } from '#/modules/venues/venues.functions.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

export const Route = createFileRoute('/l/$ui/$content/contact-venue')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(QUOTE_VENUE_INTAKE, {
          request,
          language,
          successPath: localize('contact-success', {}, language),
          render: (refused) => next({ context: { refused } }),
        }),
    },
  },
  loaderDeps: ({ search }) => quotePrefill(search as SearchParams),
  loader: async ({ params: { ui: language }, deps: prefill, serverContext }) => {
    const refused = serverContext?.refused ?? null
    const [text, venues, preview] = await Promise.all([
      fetchPageText({ data: { language, page: 'contact-venue' } }),
      refused
        ? fetchVenueCardsOrLastSeen({ data: { language, slugs: [...(refused.lists.venue ?? [])] } })
        : fetchVenueCards({ data: { language, slugs: [...prefill.venues] } }),
      refused ? undefined : previewOf('contact-venue', {}, language),
    ])
    return { text, venues, prefill, refused, preview }
  },
  head: (context) =>
    publicHead(context, ({ text, preview }) => ({
      page: 'contact-venue',
      ...text,
      trail: stepsTo(context.params.ui, 'venues'),
      crumb: getMessages(context.params.ui).quote.crumb,
      preview,
    })),
  component: View,
})

function View() {
  const { text, preview: _preview, ...page } = Route.useLoaderData()
  const favorites = useFavorites()
  return (
    <QuotePage
      {...page}
      favorites={favorites}
      heading={text.heading}
      lead={text.lead}
      answerHours={CLAIMS.answerHours['contact-venue']}
    />
  )
}
