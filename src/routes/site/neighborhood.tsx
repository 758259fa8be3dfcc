import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { HeartButton } from '#/features/favorites/heart-button.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { fetchNeighborhoodText } from '#/features/pages/pages.functions.ts'
import { fetchSitePictures } from '#/features/pages/site-pictures.functions.ts'
import { VenueWall } from '#/features/venues/components/venue-wall.tsx'
import { fetchVenueList } from '#/features/venues/venues.functions.ts'
import { isNeighborhood } from '#/i18n/ids.ts'
import { PageLink } from '#/i18n/link.tsx'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { previewUrl } from '#/ui/photo-address.ts'
import { SLOTS } from '#/ui/photo-slots.ts'

export const Route = createFileRoute('/l/$ui/$content/neighborhood/$id')({
  loader: async ({ params: { id, ui } }) => {
    if (!isNeighborhood(id)) throw notFound()
    const name = `neighborhood-${id}` as const
    const [text, venues, pictures] = await Promise.all([
      fetchNeighborhoodText({ data: { language: ui, id } }),
      fetchVenueList({ data: { language: ui, search: `neighborhood=${id}` } }),
      fetchSitePictures({ data: { language: ui, names: [name] } }),
    ])
    // Without a picture of its own that of the last venue, which is not the first of the list again below.
    const picture = pictures[name] ?? venues.cards.at(-1)?.photos.at(-1)
    return { id, text, cards: venues.cards, picture }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'neighborhood',
          params: { id: loaderData.id },
          language: params.ui,
          ...loaderData.text,
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
  component: View,
})

function View() {
  const { id, text, cards, picture } = Route.useLoaderData()
  const nav = useTranslations('nav')
  const t = useTranslations('plain')
  return (
    <PlainPage
      heading={text.heading}
      lead={text.lead}
      picture={picture}
      trail={<PageLink page="neighborhoods">{nav('neighborhoods')}</PageLink>}
    >
      <VenueWall
        title={t('venuesHere')}
        cards={cards}
        search={`neighborhood=${id}`}
        slot={SLOTS.threeOrTwo}
        heart={(card) => <HeartButton venue={card} place="list" />}
      />
    </PlainPage>
  )
}
