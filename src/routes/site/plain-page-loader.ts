import { notFound } from '@tanstack/react-router'
import { isPlainPage, PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import { listedPictures } from '#/modules/content/model/site-pictures.ts'
import {
  fetchArticle,
  fetchNotes,
  fetchPageText,
  fetchSiteIndex,
  fetchTeam,
} from '#/modules/content/pages.functions.ts'
import type { SiteIndex } from '#/modules/content/site/article/site-tree.tsx'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { typeOfPage } from '#/modules/venues/model/type-pages.ts'
import { fetchVenueList, fetchVenueNames } from '#/modules/venues/venues.functions.ts'
import { type PageContext, pageLoader } from '#/routes/site/page-loader.ts'
import { pagePicture } from '#/routes/site/page-picture.ts'

/** Data of a plain page: its text, and the parts that only some have. */
export const loader = pageLoader(
  ({ page, text, picture }, { params }) => {
    const note = getMessages(params.ui).common.parisFrance
    return { page, shown: { title: text.heading, note, photo: picture } }
  },
  async ({ params: { page, ui: language } }: PageContext<{ page: string }>) => {
    if (!isPlainPage(page)) throw notFound()
    const type = typeOfPage(page)
    const [text, article, notes, team, index, pictures, picture, venues] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      PAGE_SETTINGS[page].hasArticle ? fetchArticle({ data: { language, page } }) : undefined,
      page === 'neighborhoods' || page === 'events' ? fetchNotes({ data: { language } }) : undefined,
      page === 'about' ? fetchTeam({ data: { language } }) : undefined,
      page === 'sitemap' ? siteIndex(language) : undefined,
      fetchSitePictures({ data: { language, names: listedPictures(page) } }),
      pagePicture(page, language),
      type && fetchVenueList({ data: { language, search: `type=${type}` } }),
    ])
    const cards = venues?.cards ?? []
    return { page, text, article, notes, team, index, pictures, picture, type, cards }
  },
)

async function siteIndex(language: Language): Promise<SiteIndex> {
  const [index, venues] = await Promise.all([fetchSiteIndex({ data: { language } }), fetchVenueNames()])
  return { ...index, venues }
}
