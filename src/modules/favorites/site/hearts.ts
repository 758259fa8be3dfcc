/** The hearts of a page and the number in its header, without React: one listener for all of them. */
import { measure } from '#/boot/measure.ts'
import { counted, words } from '#/boot/words.ts'
import { showToast } from '#/ui/site/show-toast.ts'
import type { ToastAction } from '#/ui/site/toast.ts'
import { badgeText } from '../model/badge.ts'
import type { Favorite } from '../model/favorite.ts'
import { ABOUT_ADDED, attempt, followUndo, removeFavorite } from './favorite-actions.ts'
import { favorites } from './favorites-store.ts'

/** Make every heart work, and show which venues are kept. */
export function followHearts(): void {
  followUndo()
  addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>('[data-favorite]') : null
    if (heart) toggle(heart)
  })
  favorites.subscribe(showKept)
  // A page may come back from memory, and others may have kept venues meanwhile.
  addEventListener('pageshow', showKept)
  showKept()
}

/** Mark what is kept; to be called when a part of the page has been replaced. */
export function showKept(): void {
  const kept = new Set(favorites.list().map(({ slug }) => slug))
  for (const heart of document.querySelectorAll<HTMLElement>('[data-favorite]'))
    heart.ariaPressed = String(kept.has(venueOf(heart).slug))
  const link = document.querySelector<HTMLElement>('[data-favorites]')
  if (!link) return
  link.ariaLabel = counted(words().favorites, kept.size)
  const badge = link.querySelector<HTMLElement>('.badge')
  const text = badgeText(kept.size)
  if (!badge) return
  badge.hidden = text === undefined
  badge.textContent = text ?? ''
}

const venueOf = (heart: HTMLElement) => JSON.parse(heart.dataset.favorite ?? '{}') as Favorite

function toggle(heart: HTMLElement): void {
  const favorite = venueOf(heart)
  attempt(() => {
    if (favorites.has(favorite.slug)) removeFavorite(favorite)
    else add(favorite, heart)
  })
}

function add(favorite: Favorite, heart: HTMLElement): void {
  const { added, continueBrowsing, continueExploring, see, venuesHref, favoritesHref } = words()
  favorites.add(favorite)
  measure({ name: 'add_to_favorites', venue: favorite.slug })
  const onward: ToastAction = heart.classList.contains('heart-tool')
    ? { label: continueExploring, href: carriedTo(venuesHref) }
    : { label: continueBrowsing }
  const actions = [onward, { label: see, href: carriedTo(favoritesHref) }]
  const avoid = heart.closest('article')
  showToast({
    ...{ type: 'success', icon: 'heart', title: added, actions, avoid, about: ABOUT_ADDED },
    takes: favorite.slug,
  })
}

/** The address of a page as the links of this one have it: with the visitor's brief. */
function carriedTo(href: string): string {
  const links = [...document.querySelectorAll('a[data-brief]')].map((link) => link.getAttribute('href') ?? '')
  return links.find((link) => link.split('?')[0] === href) ?? href
}
