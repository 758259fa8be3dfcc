import { createFileRoute, notFound } from '@tanstack/react-router'
import { stringifySearch } from '#/i18n/addresses/search-params.ts'
import { fetchExternalArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { MovedArticle } from '#/modules/content/site/article/moved-article.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'

type Context = PageContext<{ url: string }, { query: string }>

const loader = pageLoader('external-blog', async ({ params: { url, ui }, deps: { query } }: Context) => {
  const [article, text] = await Promise.all([
    fetchExternalArticle({ data: { language: ui, url: url + query } }),
    fetchPageText({ data: { language: ui, page: 'external-blog' } }),
  ])
  // Neither an article of ours nor a host of the agency: no page of this site, and no open redirect (behaviour 1.13).
  if (article === null) throw notFound()
  return { article, text }
})

export const Route = createFileRoute('/l/$ui/$content/external-blog/$url')({
  // The query belongs to the address elsewhere.
  loaderDeps: ({ search }) => ({ query: stringifySearch(search) }),
  loader,
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
    <PlainPage name={text.heading} heading={text.heading} lead={text.lead}>
      <MovedArticle article={article} />
    </PlainPage>
  )
}
