/** Former addresses of pages, and their current ones (behaviour 9.5, 1.8, 1.9). */

import { DEFAULT_LANGUAGE, type Language } from '../languages.ts'
import { readForm } from './forms.ts'
import { hasPage, localize } from './localize.ts'
import { withoutEndMarks } from './pasted-path.ts'
import type { PageId } from './paths.ts'

/** Old path → page, under any prefix: `/favoris` is `/my-favorites` now, `/fr/favoris` is `/fr/mes-favoris`. */
const MOVED_PAGES: Readonly<Record<string, PageId>> = {
  lieux: 'venues',
  favoris: 'favorites',
  services: 'services',
  evenements: 'events',
  neighbourhoods: 'neighborhoods',
  'types/galleries': 'galleries',
  'old-blog': 'blog',
  'ancien-blog': 'blog',
}

/** French legal pages without a prefix: they lead to the French text. */
const MOVED_TO_FRENCH: Readonly<Record<string, PageId>> = {
  'mentions-legales': 'legal-notice',
  'politique-confidentialite': 'privacy-policy',
  cgu: 'terms',
}

/**
 * The current address of a path (tidy, without prefixes) in an interface language; `undefined` when it never
 * moved.
 */
export function movedTo(given: string, ui: Language): string | undefined {
  // A full stop behind a pasted link is no other event.
  const path = withoutEndMarks(given)
  const page = entry(MOVED_PAGES, path)
  if (page) return localize(page, {}, ui)
  const french = ui === DEFAULT_LANGUAGE ? entry(MOVED_TO_FRENCH, path) : undefined
  if (french) return localize(french, {}, 'fr')
  const [folder, slug, ...more] = path.split('/')
  // Whether a venue exists is not known here: what was pasted with something behind it is asked for first (`pasted-address.ts`).
  if (folder === 'lieu' && path !== given) return undefined
  return slug === undefined || more.length > 0 ? undefined : movedChild(folder ?? '', slug, ui)
}

function movedChild(folder: string, slug: string, ui: Language): string | undefined {
  switch (folder) {
    case 'lieu':
      return readForm('fr', `lieu/${slug}`) && localize('venue', { slug }, ui)
    case 'neighbourhoods': {
      const form = readForm(DEFAULT_LANGUAGE, `neighborhoods/${slug}`)
      return form && localize(form.page, form.params, ui)
    }
    case 'evenements': {
      const form = readForm('fr', `evenements/${slug}`)
      const known = form && hasPage(form.page, form.params, ui)
      return known ? localize(form.page, form.params, ui) : localize('events', {}, ui)
    }
    case 'events': {
      const form = ui === 'fr' ? readForm('fr', `evenements/${slug}`) : undefined
      return form && localize(form.page, form.params, ui)
    }
    default:
      return undefined
  }
}

function entry(table: Readonly<Record<string, PageId>>, key: string): PageId | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}
