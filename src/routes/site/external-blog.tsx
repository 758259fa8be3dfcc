import { createFileRoute, notFound } from '@tanstack/react-router'
import { fetchExternalArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { MovedArticle } from '#/modules/content/site/article/moved-article.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { previewOf } from '#/routes/site/preview-of.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

export const Route = createFileRoute('/l/$ui/$content/external-blog/$url')({
  loader: async ({ params: { url, ui } }) => {
    const [article, text, preview] = await Promise.all([
      fetchExternalArticle({ data: { url } }),
      fetchPageText({ data: { language: ui, page: 'external-blog' } }),
      previewOf('external-blog', {}, ui),
    ])
    // Any host that is not the agency's own is not found: no open redirect (behaviour 1.13).
    if (article === null) throw notFound()
    return { article, text, preview }
  },
  head: (context) =>
    publicHead(context, ({ text, preview }) => ({
      page: 'external-blog',
      params: { url: context.params.url },
      ...text,
      trail: stepsTo(context.params.ui),
      preview,
    })),
  component: View,
})

function View() {
  const { article, text } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead}>
      <MovedArticle url={article} />
    </PlainPage>
  )
}
