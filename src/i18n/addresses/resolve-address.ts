/** Decision about an address before anything is rendered (behaviour 9.5, 1.3 to 1.9). */

import { DEFAULT_LANGUAGE, type Language } from '../languages.ts'
import { type Address, delocalize } from './delocalize.ts'
import { isEndpoint } from './endpoints.ts'
import { readForm } from './forms.ts'
import { localizeCopy } from './localize.ts'
import { movedTo } from './moved-addresses.ts'
import { type TidyPath, tidyPath } from './tidy-path.ts'

/** The decision. Legacy addresses are pages here: only the page knows whether a post moved. */
export type Resolution =
  | { readonly kind: 'page'; readonly address: Address }
  /** `location` is a path on this site, query kept; it is itself a page, never another redirect. */
  | { readonly kind: 'redirect'; readonly status: 301; readonly location: string }
  | { readonly kind: 'not-found'; readonly ui: Language }

/**
 * Find the page of an address. Registered path variants, aliases included, are pages as they are; misspelled
 * and moved addresses are redirected once, straight to the canonical path. Never throws, and never leads off
 * the site. Endpoints are not pages: `not-found`, without any redirect.
 */
export function resolveAddress(url: Pick<URL, 'pathname' | 'search'>): Resolution {
  const { pathname, search } = url
  if (isEndpoint(pathname)) return { kind: 'not-found', ui: DEFAULT_LANGUAGE }
  const address = delocalize(pathname)
  if (address && !isEnglishEventInFrench(address)) return { kind: 'page', address }
  const tidy = tidyPath(pathname)
  const path = registeredPath(tidy) ?? (tidy.path === undefined ? undefined : movedTo(tidy.path, tidy.ui))
  if (path === undefined) return { kind: 'not-found', ui: tidy.ui }
  return { kind: 'redirect', status: 301, location: path + search }
}

/** `/fr/events/fashion-show`: the only registered variant that is redirected (behaviour 1.8). */
function isEnglishEventInFrench({ page, ui, slugLanguage }: Address): boolean {
  return page === 'event' && ui === 'fr' && slugLanguage === DEFAULT_LANGUAGE
}

function registeredPath({ ui, slugLanguages, path }: TidyPath): string | undefined {
  if (path === undefined) return undefined
  for (const slugLanguage of slugLanguages) {
    const form = readForm(slugLanguage, path)
    if (form) return localizeCopy(form.page, form.params, ui, slugLanguage)
  }
  return undefined
}
