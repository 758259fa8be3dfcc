import { Link } from '@tanstack/react-router'
import { type ComponentProps, useCallback } from 'react'
import { localize } from '../addresses/localize.ts'
import type { PageId } from '../addresses/paths.ts'
import { useLanguage } from './address-context.tsx'

/** Target on the site: page, its parameters, and the parts after `?` and `#` (both without the sign). */
export interface PageTarget {
  page: PageId
  params?: Readonly<Record<string, string>>
  search?: string
  hash?: string
  /** The link only changes the query of its own page: no scrolling, and Back leads to the previous page. */
  stay?: boolean
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { 'data-prefetch'?: string | undefined }

/**
 * Return a function that builds the public address of a page in the current interface language:
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
 * match only. The router takes the public address as `href` and converts it by the rewrite; `to` only
 * satisfies its types, `href` wins.
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
