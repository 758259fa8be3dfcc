import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { HeartButton } from '#/features/favorites/heart-button.tsx'
import { isArticlePage } from '#/features/pages/article-pages.ts'
import { ArticleBody } from '#/features/pages/components/article-body.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { PlainPageExtras } from '#/features/pages/components/plain-page-extras.tsx'
import { Questions } from '#/features/pages/components/questions.tsx'
import { type SiteIndex, SiteTree } from '#/features/pages/components/site-tree.tsx'
import { Team } from '#/features/pages/components/team.tsx'
import {
  fetchArticle,
  fetchNotes,
  fetchPageText,
  fetchSiteIndex,
  fetchTeam,
} from '#/features/pages/pages.functions.ts'
import { isPlainPage } from '#/features/pages/plain-pages.ts'
import { fetchSitePictures } from '#/features/pages/site-pictures.functions.ts'
import { listedPictures } from '#/features/pages/site-pictures.ts'
import { VenueWall } from '#/features/venues/components/venue-wall.tsx'
import { typeOfPage } from '#/features/venues/type-pages.ts'
import { fetchVenueList, fetchVenueNames } from '#/features/venues/venues.functions.ts'
import type { Language } from '#/i18n/languages.ts'
import { PAGE_SETTINGS } from '#/i18n/page-settings.ts'
import { pagePicture } from '#/routes/site/page-picture.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug, listedOn } from '#/seo/listed-pages.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { ClosingCall } from '#/ui/closing-call.tsx'
import { SLOTS } from '#/ui/photo-slots.ts'

export const Route = createFileRoute('/l/$ui/$content/$page')({
  ssr: ({ params }) =>
    params.status === 'error' || !isPlainPage(params.value.page) || PAGE_SETTINGS[params.value.page].ssr,
  loader: async ({ params }) => {
    const { page, ui: language } = params
    if (!isPlainPage(page)) throw notFound()
    const type = typeOfPage(page)
    const [text, article, notes, team, index, pictures, picture, venues, preview] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      isArticlePage(page) ? fetchArticle({ data: { language, page } }) : undefined,
      page === 'neighborhoods' || page === 'events' ? fetchNotes({ data: { language } }) : undefined,
      page === 'about' ? fetchTeam({ data: { language } }) : undefined,
      page === 'sitemap' ? siteIndex(language) : undefined,
      fetchSitePictures({ data: { language, names: listedPictures(page) } }),
      pagePicture(page, language),
      type && fetchVenueList({ data: { language, search: `type=${type}` } }),
      previewOf(page, {}, language),
    ])
    const rest = { type, cards: venues?.cards ?? [], preview }
    return { page, text, article, notes, team, index, pictures, picture, ...rest }
  },
  head: ({ loaderData, params: { ui }, matches }) => {
    if (loaderData === undefined) return {}
    const site = siteOf(matches)
    const { page, text, cards, preview } = loaderData
    const listed = [...listedOn(page, ui, site.siteUrl), ...listedBySlug('venue', cards, ui, site.siteUrl)]
    return pageHead({
      ...site,
      ...text,
      page,
      language: ui,
      trail: stepsTo(ui),
      preview,
      things: listed.length > 0 ? [itemListData(listed)] : [],
    })
  },
  component: View,
})

async function siteIndex(language: Language): Promise<SiteIndex> {
  const [index, venues] = await Promise.all([fetchSiteIndex({ data: { language } }), fetchVenueNames()])
  return { ...index, venues }
}

function View() {
  const { page, text, article, notes, team, index, picture, pictures, type, cards } = Route.useLoaderData()
  const types = useTranslations('typePlural')
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <PlainPageExtras page={page} notes={notes} pictures={pictures} />
      {index && <SiteTree index={index} />}
      {type && (
        <VenueWall
          title={types(type)}
          cards={cards}
          search={`type=${type}`}
          slot={SLOTS.threeOrTwo}
          heart={(card) => <HeartButton venue={card} place="list" />}
        />
      )}
      {article && <ArticleBody sections={article.sections} />}
      {team && <Team members={team} />}
      {article?.questions && <Questions questions={article.questions} />}
      {PAGE_SETTINGS[page].closingCall && <ClosingCall />}
    </PlainPage>
  )
}
