import { createFileRoute, notFound } from '@tanstack/react-router'
import { isArticlePage } from '#/features/pages/article-pages.ts'
import { ArticleBody } from '#/features/pages/components/article-body.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { PlainPageExtras } from '#/features/pages/components/plain-page-extras.tsx'
import { Questions } from '#/features/pages/components/questions.tsx'
import { Team } from '#/features/pages/components/team.tsx'
import { fetchArticle, fetchNotes, fetchPageText, fetchTeam } from '#/features/pages/pages.functions.ts'
import { isPlainPage } from '#/features/pages/plain-pages.ts'
import { fetchSitePictures } from '#/features/pages/site-pictures.functions.ts'
import { listedPictures } from '#/features/pages/site-pictures.ts'
import { pagePicture } from '#/routes/site/page-picture.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { ClosingCall } from '#/ui/closing-call.tsx'
import { previewUrl } from '#/ui/photo-address.ts'

/** Pages that end with the way to a quote. */
const WITH_CALL = new Set(['galleries', 'showrooms', 'neighborhoods', 'events', 'services', 'about'])

export const Route = createFileRoute('/l/$ui/$content/$page')({
  loader: async ({ params }) => {
    const { page, ui: language } = params
    if (!isPlainPage(page)) throw notFound()
    const [text, article, notes, team, pictures, picture] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      isArticlePage(page) ? fetchArticle({ data: { language, page } }) : undefined,
      page === 'neighborhoods' || page === 'events' ? fetchNotes({ data: { language } }) : undefined,
      page === 'about' ? fetchTeam({ data: { language } }) : undefined,
      fetchSitePictures({ data: { language, names: listedPictures(page) } }),
      pagePicture(page, language),
    ])
    return { page, text, article, notes, team, pictures, picture }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: loaderData.page,
          language: params.ui,
          ...loaderData.text,
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
  component: View,
})

function View() {
  const { page, text, article, notes, team, picture, pictures } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <PlainPageExtras page={page} notes={notes} pictures={pictures} />
      {article && <ArticleBody sections={article.sections} />}
      {team && <Team members={team} />}
      {article?.questions && <Questions questions={article.questions} />}
      {WITH_CALL.has(page) && <ClosingCall />}
    </PlainPage>
  )
}
