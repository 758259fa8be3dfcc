import { type ComponentProps, useCallback } from 'react'
import { localize } from '../addresses/localize.ts'
import type { PageId } from '../addresses/paths.ts'
import { useCurrentAddress, useLanguage } from './address-context.tsx'

/** Target on the site: page, its parameters, and the parts after `?` and `#` (both without the sign). */
export interface PageTarget {
  page: PageId
  params?: Readonly<Record<string, string>>
  search?: string
  hash?: string
}

/** What else a link to a page takes. */
export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { 'data-prefetch'?: string | undefined }

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

/** A link to a page of the site in the current interface language; one to the very page says so (`aria-current`). */
export function PageLink({ page, params, search, hash, ...anchor }: PageTarget & AnchorProps) {
  const path = usePagePath()
  const current = useCurrentAddress()
  const target = path(page, params, search)
  const isHere = current.page !== null && target === path(current.page, current.params)
  return (
    <a aria-current={isHere ? 'page' : undefined} {...anchor} href={hash ? `${target}#${hash}` : target} />
  )
}
