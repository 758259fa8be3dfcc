import { defineIsland } from '#/i18n/react/define-island.ts'
import type { Favorite } from '#/modules/favorites/model/favorite.ts'
import { Favorites } from '#/modules/favorites/site/kept-venues.tsx'
import { SHARE_LIMITS } from '#/modules/shortlists/model/share-limits.ts'
import { SHARE_CLASSES } from '#/modules/shortlists/site/share-classes.ts'
import { ShareShortlist } from '#/modules/shortlists/site/share-shortlist.tsx'

/** The list of the favourites (behaviour 5.1), and sharing it (behaviour 5.16). */
export default defineIsland({
  name: 'kept-venues',
  words: ['common', 'favorites', 'card', 'neighborhood', 'error', 'shared', 'share'],
  when: 'seen',
  shows: SHARE_CLASSES,
  component: KeptVenues,
})

function KeptVenues() {
  return <Favorites share={ShareButton} />
}

function ShareButton({ venues }: { readonly venues: readonly Favorite[] }) {
  const shared = venues.slice(0, SHARE_LIMITS.venues).map(({ slug }) => ({ slug, note: '' }))
  const shortlist = { title: '', startDate: null, days: null, guests: null, layout: null, venues: shared }
  return (
    <ShareShortlist
      shortlist={shortlist}
      names={Object.fromEntries(venues.map(({ slug, name }) => [slug, name]))}
    />
  )
}
