import { defineIsland } from '#/i18n/react/define-island.ts'
import { Favorites } from './kept-venues.tsx'

/** The list of the favourites (behaviour 5.1). */
export default defineIsland({
  name: 'kept-venues',
  words: ['common', 'favorites', 'card', 'neighborhood', 'error', 'shortlist', 'layout', 'venue'],
  when: 'seen',
  shows: ['compare', 'field-s', 'plan'],
  component: Favorites,
})
