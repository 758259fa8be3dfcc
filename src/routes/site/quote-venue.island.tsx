import type { ComponentProps } from 'react'
import { defineIsland } from '#/i18n/react/define-island.ts'
import { QuoteVenueForm } from '#/modules/enquiries/site/quote-venue-form.tsx'
import { isWhole } from '#/modules/favorites/model/favorite.ts'
import { useFavorites } from '#/modules/favorites/site/use-favorites.ts'

type Props = Omit<ComponentProps<typeof QuoteVenueForm>, 'favorites'>

function WithFavorites(props: Props) {
  return <QuoteVenueForm {...props} favorites={useFavorites().filter(isWhole)} />
}

/** The request about venues (behaviour 4.2), which offers this browser's favourites. */
export default defineIsland({
  name: 'quote-venue',
  words: [
    'common',
    'form',
    'guard',
    'enquiryForm',
    'quoteRequest',
    'visitForm',
    'contactForm',
    'proposal',
    'sending',
    'chosen',
    'venue',
    'card',
    'estimate',
    'dates',
    'favorites',
    'layout',
    'type',
    'neighborhood',
    'success',
    'list',
  ],
  when: 'seen',
  component: WithFavorites,
})
