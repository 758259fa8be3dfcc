import { defineIsland } from '#/i18n/react/define-island.ts'
import { Favorites } from '#/modules/favorites/site/kept-venues.tsx'
import { SHARE_LIMITS } from '#/modules/shortlists/model/share-limits.ts'
import { ShareNews } from '#/modules/shortlists/site/share-news.tsx'
import { ShareShortlist } from '#/modules/shortlists/site/share-shortlist.tsx'
import { answersAbout, useOwnShare } from '#/modules/shortlists/site/use-own-share.ts'
import { useShareDialogs } from '#/modules/shortlists/site/use-share-dialogs.ts'
import { VenueAnswers } from '#/modules/shortlists/site/venue-answers.tsx'
import type { Brief } from '#/modules/venues/model/brief.ts'

/** The list of the favourites (behaviour 5.1, 5.14), and sharing it (behaviour 5.16). */
export default defineIsland({
  name: 'kept-venues',
  words: [
    'common',
    'favorites',
    'card',
    'neighborhood',
    'error',
    'shortlist',
    'layout',
    'venue',
    'shared',
    'visit',
  ],
  when: 'seen',
  component: KeptVenues,
})

function KeptVenues({ asked }: { asked: Brief }) {
  const own = useOwnShare()
  const dialogs = useShareDialogs()
  const { view, isSettled, sharedUntil } = own
  const answers = view?.answers ?? []
  const about = (slug: string) => (
    <VenueAnswers answers={answersAbout(answers, slug)} onModerate={own.moderate} />
  )
  return (
    <Favorites
      asked={asked}
      sharing={{
        isSettled,
        sharedUntil,
        news: sharedUntil && <ShareNews own={own} onOpen={() => dialogs.open('answers')} />,
        answersAbout: answers.length > 0 ? about : undefined,
        bar: ({ venues, startDate, ...details }, names) => {
          const shared = venues.slice(0, SHARE_LIMITS.venues)
          const shortlist = { ...details, startDate: startDate || null, venues: shared }
          return <ShareShortlist shortlist={shortlist} names={names} own={own} dialogs={dialogs} />
        },
      }}
    />
  )
}
