import { Link } from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'
import { localize } from '../addresses/localize.ts'
import type { PageId } from '../addresses/paths.ts'
import { useLanguage } from './address-context.tsx'

/** A place on the site: page, its parameters, and what follows `?` and `#` (both without the sign). */
export interface PageTarget {
  page: PageId
  params?: Readonly<Record<string, string>>
  search?: string
  hash?: string
  /** The link changes the page it stands on: nothing scrolls, and going back leads to the page before. */
  stay?: boolean
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { 'data-prefetch'?: string | undefined }

/**
 * Gives a function that writes the public address of a page in the current interface language:
 * `path('venue', { slug: 'galerie-perle' })` is `/fr/lieu/galerie-perle` on a French page.
 */
export function usePagePath(): (page: PageId, params?: PageTarget['params'], search?: string) => string {
  const language = useLanguage()
  return useCallback(
    (page, params = {}, search) => localize(page, params, language) + (search ? `?${search}` : ''),
    [language],
  )
}

/**
 * A link to a page of the site in the current interface language; `aria-current="page"` is set on an exact
 * match only. The router takes the public address as `href` and turns it into its own form through the rewrite;
 * `to` is there for its types alone, `href` wins.
 */
export function PageLink({ page, params, search, hash, stay, ...anchor }: PageTarget & AnchorProps) {
  const path = usePagePath()(page, params, search)
  return (
    <Link
      {...anchor}
      to="."
      href={hash ? `${path}#${hash}` : path}
      {...(stay ? { replace: true, resetScroll: false } : {})}
      activeOptions={{ exact: true }}
      activeProps={{}}
    />
  )
}
