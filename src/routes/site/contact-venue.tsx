import { createFileRoute } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { getMessages } from '#/i18n/messages.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { quotePrefill } from '#/modules/enquiries/model/quote-prefill.ts'
import { QUOTE_VENUE_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import { QuotePage } from '#/modules/enquiries/site/quote-page.tsx'
import { useFavorites } from '#/modules/favorites/site/use-favorites.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { loader } from './contact-venue-loader.ts'

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
