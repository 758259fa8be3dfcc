import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { QuotePage } from '#/features/enquiries/components/quote-page.tsx'
import { handleQuotePost } from '#/features/enquiries/handle-quote-post.server.ts'
import { quotePrefill } from '#/features/enquiries/quote-prefill.ts'
import { fetchPageText } from '#/features/pages/pages.functions.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { getMessages } from '#/i18n/messages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

const STATUS = { refused: 422, failed: 503 } as const

export const Route = createFileRoute('/l/$ui/$content/contact-venue')({
  server: {
    handlers: {
      /** Takes the form in, or renders this page again with everything that was typed (contracts, "Forms"). */
      POST: async ({ request, params, next }) => {
        const sourcePage = new URL(request.url).pathname
        const outcome = await handleQuotePost(request, { language: params.ui, sourcePage })
        if (outcome instanceof Response) return outcome
        setResponseStatus(STATUS[outcome.kind])
        return next({ context: { refused: outcome } })
      },
    },
  },
  loaderDeps: ({ search }) => quotePrefill(search as SearchParams),
  loader: async ({ params: { ui: language }, deps: prefill, serverContext }) => {
    const refused = serverContext?.refused ?? null
    const [text, venues, preview] = await Promise.all([
      fetchPageText({ data: { language, page: 'contact-venue' } }),
      fetchVenueCards({ data: { language, slugs: [...(refused?.venues ?? prefill.venues)] } }),
      previewOf('contact-venue', {}, language),
    ])
    return { text, venues, prefill, refused, preview }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'contact-venue',
          language: params.ui,
          ...loaderData.text,
          trail: stepsTo(params.ui, 'venues'),
          crumb: getMessages(params.ui).quote.crumb,
          preview: loaderData.preview,
        }),
  component: View,
})

function View() {
  const { text, preview: _preview, ...page } = Route.useLoaderData()
  return <QuotePage {...page} heading={text.heading} lead={text.lead} />
}
