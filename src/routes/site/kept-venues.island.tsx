import type { ComponentProps } from 'react'
import { defineIsland } from '#/i18n/react/define-island.ts'
import type { ShareSlot } from '#/modules/favorites/site/kept-list.tsx'
import { Favorites } from '#/modules/favorites/site/kept-venues.tsx'
import { SHARE_LIMITS } from '#/modules/shortlists/model/share-limits.ts'
import { SHARE_CLASSES } from '#/modules/shortlists/site/share-classes.ts'
import { ShareShortlist } from '#/modules/shortlists/site/share-shortlist.tsx'

/** The list of the favourites (behaviour 5.1, 5.14), and sharing it (behaviour 5.16). */
export default defineIsland({
  name: 'kept-venues',
  words: ['common', 'favorites', 'card', 'neighborhood', 'error', 'shortlist', 'layout', 'venue', 'shared'],
  when: 'seen',
  shows: ['compare', 'count', 'field-s', 'photo', 'plan', ...SHARE_CLASSES],
  component: KeptVenues,
})

function KeptVenues() {
  return <Favorites share={ShareButton} />
}

function ShareButton({ list: { venues, startDate, ...details }, names }: ComponentProps<ShareSlot>) {
  const shared = venues.slice(0, SHARE_LIMITS.venues)
  return (
    <ShareShortlist shortlist={{ ...details, startDate: startDate || null, venues: shared }} names={names} />
  )
}
