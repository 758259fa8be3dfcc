import { createFileRoute } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { fetchArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { readReference } from '#/modules/enquiries/model/reference.ts'
import { FormPage } from '#/modules/enquiries/site/form-page.tsx'
import { FormSide } from '#/modules/enquiries/site/form-side.tsx'
import { ProposalPlace } from '#/modules/enquiries/site/proposal/proposal-place.tsx'
import { pagePicture } from '#/routes/site/page-picture.ts'
import { postProposal } from '#/routes/site/post-proposal.server.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

const PAGE = 'submit-venue'

export const Route = createFileRoute('/l/$ui/$content/submit-venue')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postProposal(request, language, (refused) => next({ context: { refused } })),
    },
  },
  loaderDeps: ({ search }) => ({ reference: readReference((search as SearchParams).reference) }),
  loader: async ({ params: { ui: language }, deps: { reference }, serverContext }) => {
    const refused = serverContext?.refused ?? null
    const [text, article, picture, preview] = await Promise.all([
      fetchPageText({ data: { language, page: PAGE } }),
      fetchArticle({ data: { language, page: PAGE } }),
      pagePicture(PAGE, language, refused !== null),
      refused ? undefined : previewOf(PAGE, {}, language),
    ])
    return { text, article, picture, preview, reference, refused }
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
          trail: stepsTo(params.ui),
          preview: loaderData.preview,
        }),
  component: View,
})

function View() {
  const { text, article, picture, reference, refused } = Route.useLoaderData()
  return (
    <FormPage
      heading={text.heading}
      lead={text.lead}
      side={<FormSide picture={picture} />}
      form={<ProposalPlace reference={reference} refused={refused} />}
    >
      <ArticleBody sections={article.sections} />
      {article.questions && <Questions questions={article.questions} />}
    </FormPage>
  )
}
