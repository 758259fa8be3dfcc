import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { pageName } from '#/i18n/addresses/page-name.ts'
import { isPlainPage, PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import { ClosingCall } from '#/layouts/site/closing-call.tsx'
import { CALLING_PAGES } from '#/modules/content/model/calling-pages.ts'
import { PAGE_PICTURES } from '#/modules/content/model/page-pictures.ts'
import { listedPictures } from '#/modules/content/model/site-pictures.ts'
import {
  fetchArticle,
  fetchCopyDay,
  fetchNotes,
  fetchPageText,
  fetchSiteIndex,
} from '#/modules/content/pages.functions.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { EditorialPage } from '#/modules/content/site/article/editorial-page.tsx'
import { Essay } from '#/modules/content/site/article/essay.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { PlainPageExtras } from '#/modules/content/site/article/plain-page-extras.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { type SiteIndex, SiteTree } from '#/modules/content/site/article/site-tree.tsx'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import { typeOfPage } from '#/modules/venues/model/type-pages.ts'
import { VenueWall } from '#/modules/venues/site/venue-wall.tsx'
import { fetchVenueList, fetchVenueNames } from '#/modules/venues/venues.functions.ts'
import { AgencyPage, isAgencyPage, loadAgency } from '#/routes/site/agency-page.tsx'
import { type PageContext, pageLoader, pagePicture } from '#/routes/site/page-loader.ts'
import { publicHead } from '#/routes/site/public-head.ts'
import { shownVenue } from '#/routes/site/shown-venue.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug, listedOn } from '#/seo/listed-pages.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** Data of a plain page: its text, and the parts that only some have. */
const loader = pageLoader(
  ({ page, text, picture }, { params }) => {
    const note = getMessages(params.ui).common.parisFrance
    return { page, shown: { title: text.heading, note, photo: picture } }
  },
  async ({ params: { page, ui: language } }: PageContext<{ page: string }>) => {
    if (!isPlainPage(page)) throw notFound()
    const type = typeOfPage(page)
    const small = PAGE_PICTURES[page]?.beside
    const [text, article, notes, agency, index, pictures, picture, venues, version] = await Promise.all([
      fetchPageText({ data: { language, page } }),
      PAGE_SETTINGS[page].hasArticle ? fetchArticle({ data: { language, page } }) : undefined,
      page === 'neighborhoods' || page === 'events' ? fetchNotes({ data: { language } }) : undefined,
      isAgencyPage(page) ? loadAgency(page, language) : undefined,
      page === 'sitemap' ? siteIndex(language) : undefined,
      fetchSitePictures({ data: { language, names: [...listedPictures(page), ...(small ? [small] : [])] } }),
      pagePicture(page, language),
      type && fetchVenueList({ data: { language, search: `type=${type}` } }),
      PAGE_SETTINGS[page].treePart === 'legal' ? fetchCopyDay({ data: { page } }) : undefined,
    ])
    const shows = await shownVenue(picture, language)
    const cards = venues?.cards ?? []
    const name = pageName(page, language, text.heading)
    const beside = small && pictures[small]
    return {
      page,
      name,
      text,
      article,
      notes,
      agency,
      beside,
      index,
      pictures,
      picture,
      shows,
      type,
      cards,
      version,
    }
  },
)

async function siteIndex(language: Language): Promise<SiteIndex> {
  const [index, venues] = await Promise.all([fetchSiteIndex({ data: { language } }), fetchVenueNames()])
  return { ...index, venues }
}

export const Route = createFileRoute('/l/$ui/$content/$page')({
  loader,
  head: (context) =>
    publicHead(context, ({ page, name, text, cards, preview }, siteUrl) => {
      const { ui } = context.params
      const listed = [...listedOn(page, ui, siteUrl), ...listedBySlug('venue', cards, ui, siteUrl)]
      const structuredData = listed.length > 0 ? [itemListData(listed)] : []
      return { ...text, page, trail: stepsTo(ui), crumb: name, preview, structuredData }
    }),
  component: View,
})

function View() {
  const { page, name, text, article, picture, shows, agency } = Route.useLoaderData()
  if (!agency || !article) return <PlainView />
  return (
    <AgencyPage name={name} text={text} article={article} picture={picture} shows={shows} agency={agency}>
      <Questions questions={article.questions} />
      {CALLING_PAGES.includes(page) && <ClosingCall />}
    </AgencyPage>
  )
}

function PlainView() {
  const { page, name, text, article, notes, index, picture, shows, beside, pictures, type, cards, version } =
    Route.useLoaderData()
  const types = useTranslations('typePlural')
  const isLegal = PAGE_SETTINGS[page].treePart === 'legal'
  const content = (
    <>
      <PlainPageExtras page={page} notes={notes} pictures={pictures} />
      {index && <SiteTree index={index} />}
      {type && (
        <VenueWall
          title={types(type)}
          cards={cards}
          search={`type=${type}`}
          slot={SLOTS.threeOrTwo}
          heart={cardHeart}
        />
      )}
      {article && isLegal && <ArticleBody sections={article.sections} />}
      {article && !isLegal && <Essay skeleton="place" sections={article.sections} />}
      <Questions questions={article?.questions} />
      {CALLING_PAGES.includes(page) && <ClosingCall />}
    </>
  )
  const { heading, lead } = text
  return picture ? (
    <EditorialPage
      family="agency"
      name={name}
      heading={heading}
      lead={lead}
      picture={picture}
      shows={shows}
      beside={beside}
    >
      {content}
    </EditorialPage>
  ) : (
    <PlainPage name={name} heading={heading} lead={lead} version={version}>
      {content}
    </PlainPage>
  )
}
