import type { Favorite } from '../model/favorite.ts'
import { rememberVenue } from './recent-venues.ts'

/** Remember the venue whose page this is: its heart carries all that a card shows. */
export function rememberShown(): void {
  const heart = document.querySelector<HTMLElement>('.heart-tool[data-favorite]')
  if (heart?.dataset.favorite) rememberVenue(JSON.parse(heart.dataset.favorite) as Favorite)
}
