import { ClosingCall } from '#/layouts/site/closing-call.tsx'
import { HOME_CLAIMS } from '#/modules/content/model/claims.ts'
import { HomePage } from '#/modules/content/site/home/home-page.tsx'
import { HomeQuote } from '#/modules/enquiries/site/home-quote.tsx'
import { HeartButton } from '#/modules/favorites/site/heart-button.tsx'
import { VenueCard } from '#/modules/venues/site/venue-card.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { loader } from './home-loader.ts'

type HomeViewProps = Awaited<ReturnType<typeof loader>>

/** The home page with what other domains bring to it: venues, hearts and the form of a quote request. */
export function HomeView({ text, wall, reference, rejected, preview: _preview, ...rest }: HomeViewProps) {
  return (
    <HomePage
      {...rest}
      heading={text.page.heading}
      lead={text.page.lead}
      texts={text.home}
      hero={text.hero}
      eventNotes={text.eventNotes}
      eventPictures={text.eventPictures}
      call={<ClosingCall text={text.home.callText} />}
      quote={<HomeQuote reference={reference} rejected={rejected} answerHours={HOME_CLAIMS.answerHours} />}
    >
      {wall.map((venue, index) => (
        <VenueCard
          key={venue.slug}
          venue={venue}
          heart={(card) => <HeartButton venue={card} place="list" />}
          {...(index === 0 ? { slot: SLOTS.wallFirst } : {})}
        />
      ))}
    </HomePage>
  )
}
