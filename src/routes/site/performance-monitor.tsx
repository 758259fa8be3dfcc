import { createFileRoute } from '@tanstack/react-router'
import { Island } from '#/i18n/react/island.tsx'
import liveVitals from '#/modules/analytics/site/live-vitals.island.tsx'
import { SiteVitals } from '#/modules/analytics/site/site-vitals-view.tsx'
import { fetchSiteVitals } from '#/modules/analytics/site-vitals.functions.ts'
import { fetchArticle, fetchPageText } from '#/modules/content/pages.functions.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { publicHead } from '#/routes/site/public-head.ts'

const PAGE = 'performance-monitor'

/** Web vitals: of this visit, and of the site (behaviour 5.6). */
export const Route = createFileRoute('/l/$ui/$content/performance-monitor')({
  loader: async ({ params: { ui: language } }) => {
    const [text, article, figures] = await Promise.all([
      fetchPageText({ data: { language, page: PAGE } }),
      fetchArticle({ data: { language, page: PAGE } }),
      fetchSiteVitals(),
    ])
    return { text, article, figures }
  },
  head: (context) => publicHead(context, ({ text }) => ({ page: PAGE, noindex: true, ...text })),
  component: View,
})

function View() {
  const { text, article, figures } = Route.useLoaderData()
  return (
    <PlainPage name={text.heading} heading={text.heading} lead={text.lead}>
      <Island of={liveVitals} props={{}} />
      <SiteVitals figures={figures} />
      <ArticleBody sections={article.sections} />
    </PlainPage>
  )
}
