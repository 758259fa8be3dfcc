import { createFileRoute } from '@tanstack/react-router'
import { ProposalForm } from '#/features/enquiries/components/proposal/proposal-form.tsx'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { ArticleBody } from '#/features/pages/components/article-body.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { Questions } from '#/features/pages/components/questions.tsx'
import { PAGE_PICTURES } from '#/features/pages/page-pictures.ts'
import { fetchArticle, fetchPageText } from '#/features/pages/pages.functions.ts'
import { fetchSitePictures } from '#/features/pages/site-pictures.functions.ts'
import { fetchVenueCards } from '#/features/venues/venues.functions.ts'
import { postProposal } from '#/routes/site/post-proposal.server.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { previewUrl } from '#/ui/photo-address.ts'

const PAGE = 'submit-venue'

export const Route = createFileRoute('/l/$ui/$content/submit-venue')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postProposal(request, language, (refused) => next({ context: { refused } })),
    },
  },
  loader: async ({ params: { ui: language }, serverContext }) => {
    const { own, venue } = PAGE_PICTURES[PAGE] ?? {}
    const slugs = venue ? [venueOfPhoto(venue)] : []
    const [text, article, pictures, venues] = await Promise.all([
      fetchPageText({ data: { language, page: PAGE } }),
      fetchArticle({ data: { language, page: PAGE } }),
      fetchSitePictures({ data: { language, names: own ? [own] : [] } }),
      fetchVenueCards({ data: { language, slugs } }),
    ])
    const picture = (own && pictures[own]) ?? (venue && photoByKey(venues, venue))
    return { text, article, picture: picture || undefined, refused: serverContext?.refused ?? null }
  },
  // Steps change the address behind its `#`; nothing of the page comes from there.
  shouldReload: false,
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: PAGE,
          language: params.ui,
          ...loaderData.text,
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
  component: View,
})

function View() {
  const { text, article, picture, refused } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <ProposalForm refused={refused} />
      {article && <ArticleBody sections={article.sections} />}
      {article?.questions && <Questions questions={article.questions} />}
    </PlainPage>
  )
}
