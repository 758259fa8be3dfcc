import { useTranslations } from 'use-intl'
import type { CopyLanguage } from '#/i18n/addresses/copy-language.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { ClosingCall } from '#/layouts/site/closing-call.tsx'
import type { EventText, NeighborhoodText } from '#/modules/content/model/content.schema.ts'
import type { EssayFigure } from '#/modules/content/model/essay-figure.ts'
import { EditorialPage } from '#/modules/content/site/article/editorial-page.tsx'
import { Essay } from '#/modules/content/site/article/essay.tsx'
import { Questions } from '#/modules/content/site/article/questions.tsx'
import { cardHeart } from '#/modules/favorites/site/heart-button.tsx'
import type { VenueCard } from '#/modules/venues/model/venue.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { VenueWall } from '#/modules/venues/site/venue-wall.tsx'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { essayCard } from './essay-card.tsx'
import { PlaceFacts } from './place-facts.tsx'

interface TopicPageViewProps {
  readonly page: 'neighborhood' | 'event'
  readonly id: string
  /** Its plain name in the language of the interface. */
  readonly name: string
  readonly text: EventText | NeighborhoodText
  readonly copy: CopyLanguage
  /** The first of its venues, and how many there are. */
  readonly cards: readonly VenueCard[]
  readonly total: number
  /** The venues that are not in the text. */
  readonly listed: readonly VenueCard[]
  readonly figures: readonly EssayFigure[]
  readonly picture: PhotoSource | undefined
  /** The venue in the picture. */
  readonly shows: NamedVenue | undefined
}

/** The page of a neighbourhood or event type, with its venues in the text and below it. */
export function TopicPageView({
  page,
  id,
  name,
  text,
  copy,
  cards,
  total,
  listed,
  figures,
  picture,
  shows,
}: TopicPageViewProps) {
  const nav = useTranslations('nav')
  const t = useTranslations('plain')
  const listing = `${page}s` as const
  const family = page === 'event' ? 'event' : 'place'
  return (
    <EditorialPage
      family={family}
      name={name}
      heading={text.heading}
      lead={text.lead}
      copy={copy}
      picture={picture}
      shows={shows}
      facts={page === 'neighborhood' && <PlaceFacts cards={cards} total={total} />}
      trail={<PageLink page={listing}>{nav(listing)}</PageLink>}
    >
      <Essay
        skeleton={family}
        sections={text.sections}
        figures={figures}
        card={essayCard}
        language={copy.language}
      />
      <VenueWall
        title={t(page === 'event' ? 'venuesFor' : 'venuesHere')}
        cards={listed}
        search={`${page}=${id}`}
        slot={SLOTS.threeOrTwo}
        heart={cardHeart}
      />
      <Questions questions={text.questions} />
      <ClosingCall search={`${page}=${id}`} />
    </EditorialPage>
  )
}
