import { createFileRoute, notFound } from '@tanstack/react-router'
import { MovedArticle } from '#/features/pages/components/moved-article.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { fetchExternalArticle, fetchPageText } from '#/features/pages/pages.functions.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'

export const Route = createFileRoute('/l/$ui/$content/external-blog/$url')({
  loader: async ({ params: { url, ui } }) => {
    const [article, text] = await Promise.all([
      fetchExternalArticle({ data: { url } }),
      fetchPageText({ data: { language: ui, page: 'external-blog' } }),
    ])
    // Any host that is not the agency's own is no page of this site: no open redirect (decision 1.13).
    if (article === null) throw notFound()
    return { article, text }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'external-blog',
          params: { url: params.url },
          language: params.ui,
          ...loaderData.text,
        }),
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
