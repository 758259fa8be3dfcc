import { createFileRoute } from '@tanstack/react-router'
import { localize } from '#/i18n/addresses/localize.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import { fetchArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { readReference } from '#/modules/enquiries/model/reference.ts'
import { CONTACT_INTAKE } from '#/modules/enquiries/server/contact-intake.server.ts'
import { ContactPlace, QuoteNote } from '#/modules/enquiries/site/contact-place.tsx'
import { FormPage } from '#/modules/enquiries/site/form-page.tsx'
import { FormSide } from '#/modules/enquiries/site/form-side.tsx'
import { pagePicture } from '#/routes/site/page-picture.ts'
import { postForm } from '#/routes/site/post-form.server.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

const PAGE = 'contact-us'

export const Route = createFileRoute('/l/$ui/$content/contact-us')({
  server: {
    handlers: {
      POST: ({ request, params: { ui: language }, next }) =>
        postForm(CONTACT_INTAKE, {
          request,
          language,
          successPath: `${localize(PAGE, {}, language)}#form`,
          render: (refused) => next({ context: { refused } }),
        }),
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
  const answerHours = CLAIMS.answerHours['contact-us']
  return (
    <FormPage
      heading={text.heading}
      lead={text.lead}
      side={
        <FormSide picture={picture}>
          <QuoteNote />
        </FormSide>
      }
      form={<ContactPlace reference={reference} refused={refused} answerHours={answerHours} />}
    >
      <ArticleBody sections={article.sections} />
      {article.questions && <Questions questions={article.questions} />}
    </FormPage>
  )
}
