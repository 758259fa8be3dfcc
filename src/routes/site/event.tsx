import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { HeartButton } from '#/features/favorites/heart-button.tsx'
import { ArticleBody } from '#/features/pages/components/article-body.tsx'
import { PlainPage } from '#/features/pages/components/plain-page.tsx'
import { Questions } from '#/features/pages/components/questions.tsx'
import { fetchEventText } from '#/features/pages/pages.functions.ts'
import { fetchSitePictures } from '#/features/pages/site-pictures.functions.ts'
import { VenueWall } from '#/features/venues/components/venue-wall.tsx'
import { fetchVenueList } from '#/features/venues/venues.functions.ts'
import { copyLanguageOf } from '#/i18n/copy-language.ts'
import { isEvent } from '#/i18n/ids.ts'
import { slugLanguageOf } from '#/i18n/internal-routes.ts'
import { PageLink } from '#/i18n/link.tsx'
import { siteOf } from '#/routes/site/site-of.ts'
import { pageHead } from '#/seo/page-head.ts'
import { ClosingCall } from '#/ui/closing-call.tsx'
import { previewUrl } from '#/ui/photo-address.ts'
import { SLOTS } from '#/ui/photo-slots.ts'

export const Route = createFileRoute('/l/$ui/$content/event/$id')({
  loader: async ({ params: { id, ui, content } }) => {
    if (!isEvent(id)) throw notFound()
    const copy = copyLanguageOf('event', { id }, ui, slugLanguageOf(content))
    const name = `event-${id}` as const
    const [text, venues, pictures] = await Promise.all([
      fetchEventText({ data: { language: copy.language, id } }),
      fetchVenueList({ data: { language: ui, search: `event=${id}` } }),
      fetchSitePictures({ data: { language: ui, names: [name] } }),
    ])
    // Without a picture of its own that of the last venue, which is not the first of the list again below.
    const picture = pictures[name] ?? venues.cards.at(-1)?.photos.at(-1)
    return { id, text, copy, cards: venues.cards, picture }
  },
  head: ({ loaderData, params, matches }) =>
    loaderData === undefined
      ? {}
      : pageHead({
          ...siteOf(matches),
          page: 'event',
          params: { id: loaderData.id },
          language: params.ui,
          copyLanguage: loaderData.copy.language,
          ...loaderData.text,
          ...(loaderData.picture ? { image: previewUrl(loaderData.picture) } : {}),
        }),
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
      trail={<PageLink page="events">{nav('events')}</PageLink>}
    >
      <ArticleBody sections={text.sections} />
      <VenueWall
        title={t('venuesFor')}
        cards={cards}
        search={`event=${id}`}
        slot={SLOTS.threeOrTwo}
        heart={(card) => <HeartButton venue={card} place="list" />}
      />
      <Questions questions={text.questions} />
      <ClosingCall />
    </PlainPage>
  )
}
