import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isNeighborhood } from '#/i18n/addresses/ids.ts'
import { slugLanguageOf } from '#/i18n/addresses/internal-routes.ts'
import { copyLanguageOf } from '#/i18n/copy-language.ts'
import { PageLink } from '#/i18n/react/link.tsx'
import { fetchNeighborhoodText } from '#/modules/content/pages.functions.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { fetchSitePictures } from '#/modules/content/site-pictures.functions.ts'
import { HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { VenueWall } from '#/modules/venues/site/venue-wall.tsx'
import { fetchVenueList } from '#/modules/venues/venues.functions.ts'
import { previewOf } from '#/routes/site/preview-of.ts'
import { siteOf } from '#/routes/site/site-of.ts'
import { itemListData } from '#/seo/list-data.ts'
import { listedBySlug } from '#/seo/listed-pages.ts'
import { pageHead } from '#/seo/page-head.ts'
import { stepsTo } from '#/seo/page-trail.ts'
import { ClosingCall } from '#/ui/site/closing-call.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

export const Route = createFileRoute('/l/$ui/$content/neighborhood/$id')({
  loader: async ({ params: { id, ui, content } }) => {
    if (!isNeighborhood(id)) throw notFound()
    const copy = copyLanguageOf('neighborhood', { id }, ui, slugLanguageOf(content))
    const name = `neighborhood-${id}` as const
    const [text, venues, pictures, preview] = await Promise.all([
      fetchNeighborhoodText({ data: { language: copy.language, id } }),
      fetchVenueList({ data: { language: ui, search: `neighborhood=${id}` } }),
      fetchSitePictures({ data: { language: ui, names: [name] } }),
      previewOf('neighborhood', { id }, copy.language),
    ])
    // Without a picture of its own that of the last venue, which is not the first of the list again below.
    const picture = pictures[name] ?? venues.cards.at(-1)?.photos.at(-1)
    return { id, text, copy, cards: venues.cards, picture, preview }
  },
  head: ({ loaderData, params: { ui }, matches }) => {
    if (loaderData === undefined) return {}
    const site = siteOf(matches)
    const { id, text, copy, cards, preview } = loaderData
    return pageHead({
      ...site,
      ...text,
      page: 'neighborhood',
      params: { id },
      language: ui,
      copyLanguage: copy.language,
      trail: stepsTo(ui, 'neighborhoods'),
      preview,
      things: cards.length > 0 ? [itemListData(listedBySlug('venue', cards, ui, site.siteUrl))] : [],
    })
  },
  component: View,
})

function View() {
  const { id, text, copy, cards, picture } = Route.useLoaderData()
  const nav = useTranslations('nav')
  const t = useTranslations('plain')
  return (
    <PlainPage
      heading={text.heading}
      lead={text.lead}
      lang={copy.lang}
      picture={picture}
      trail={<PageLink page="neighborhoods">{nav('neighborhoods')}</PageLink>}
    >
      <ArticleBody sections={text.sections} />
      <VenueWall
        title={t('venuesHere')}
        cards={cards}
        search={`neighborhood=${id}`}
        slot={SLOTS.threeOrTwo}
        heart={(card) => <HeartButton venue={card} place="list" />}
      />
      <Questions questions={text.questions} />
      <ClosingCall />
    </PlainPage>
  )
}
