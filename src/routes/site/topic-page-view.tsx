import { useTranslations } from 'use-intl'
import type { CopyLanguage } from '#/i18n/copy-language.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { ClosingCall } from '#/layouts/site/closing-call.tsx'
import type { EventText, NeighborhoodText } from '#/modules/content/model/content.schema.ts'
import { ArticleBody } from '#/modules/content/site/article/article-body.tsx'
import { PlainPage } from '#/modules/content/site/article/plain-page.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import { VenueWall } from '#/modules/venues/site/venue-wall.tsx'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

interface TopicPageViewProps {
  readonly page: 'neighborhood' | 'event'
  readonly id: string
  readonly text: EventText | NeighborhoodText
  readonly copy: CopyLanguage
  readonly cards: readonly VenueCard[]
  readonly picture: PhotoSource | undefined
}

/** The page of a neighbourhood or event type, with its venues. */
export function TopicPageView({ page, id, text, copy, cards, picture }: TopicPageViewProps) {
  const nav = useTranslations('nav')
  const t = useTranslations('plain')
  const listing = `${page}s` as const
  return (
    <PlainPage
      heading={text.heading}
      lead={text.lead}
      lang={copy.lang}
      picture={picture}
      trail={<PageLink page={listing}>{nav(listing)}</PageLink>}
    >
      <ArticleBody sections={text.sections} />
      <VenueWall
        title={t(page === 'event' ? 'venuesFor' : 'venuesHere')}
        cards={cards}
        search={`${page}=${id}`}
        slot={SLOTS.threeOrTwo}
        heart={cardHeart}
      />
      <Questions questions={text.questions} />
      <ClosingCall />
    </PlainPage>
  )
}
