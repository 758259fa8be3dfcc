import { createFileRoute, notFound } from '@tanstack/react-router'
import { photoByKey, venueOfPhoto } from '#/features/home/home-selection.ts'
import { isArticlePage } from '#/features/pages/article-pages.ts'
import { ArticleBody } from '#/features/pages/components/article-body.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { PlainPageExtras } from '#/features/pages/components/plain-page-extras.tsx'
import { Questions } from '#/features/pages/components/questions.tsx'
import { type SiteIndex, SiteTree } from '#/features/pages/components/site-tree.tsx'
import { Team } from '#/features/pages/components/team.tsx'
import { PAGE_PICTURES } from '#/features/pages/page-pictures.ts'
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
import { fetchVenueCards, fetchVenueNames } from '#/features/venues/venues.functions.ts'
import type { Language } from '#/i18n/languages.ts'
import { PAGE_SETTINGS } from '#/i18n/page-settings.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { ClosingCall } from '#/ui/closing-call.tsx'
import { previewUrl } from '#/ui/photo-address.ts'

export const Route = createFileRoute('/l/$ui/$content/$page')({
  ssr: ({ params }) =>
    params.status === 'error' || !isPlainPage(params.value.page) || PAGE_SETTINGS[params.value.page].ssr,
  loader: async ({ params }) => {
    const { page, ui: language } = params
    if (!isPlainPage(page)) throw notFound()
    const { own, venue } = PAGE_PICTURES[page] ?? {}
    const names = [...(own ? [own] : []), ...listedPictures(page)]
    const [text, article, notes, team, index, pictures] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      isArticlePage(page) ? fetchArticle({ data: { language, page } }) : undefined,
      page === 'neighborhoods' || page === 'events' ? fetchNotes({ data: { language } }) : undefined,
      page === 'about' ? fetchTeam({ data: { language } }) : undefined,
      page === 'sitemap' ? siteIndex(language) : undefined,
      fetchSitePictures({ data: { language, names } }),
    ])
    const picture = (own && pictures[own]) ?? (venue && (await photoOfVenue(language, venue)))
    return { page, text, article, notes, team, index, pictures, picture: picture || undefined }
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

async function photoOfVenue(language: Language, key: string) {
  return photoByKey(await fetchVenueCards({ data: { language, slugs: [venueOfPhoto(key)] } }), key)
}

async function siteIndex(language: Language): Promise<SiteIndex> {
  const [index, venues] = await Promise.all([fetchSiteIndex({ data: { language } }), fetchVenueNames()])
  return { ...index, venues }
}

function View() {
  const { page, text, article, notes, team, index, picture, pictures } = Route.useLoaderData()
  return (
    <PlainPage heading={text.heading} lead={text.lead} picture={picture}>
      <PlainPageExtras page={page} notes={notes} pictures={pictures} />
      {index && <SiteTree index={index} />}
      {article && <ArticleBody sections={article.sections} />}
      {team && <Team members={team} />}
      {article?.questions && <Questions questions={article.questions} />}
      {PAGE_SETTINGS[page].closingCall && <ClosingCall />}
    </PlainPage>
  )
}
