import { type ComponentProps, useCallback } from 'react'
import { carryBrief, ownBriefKeys } from '../addresses/brief-query.ts'
import { localize } from '../addresses/localize.ts'
import { readsBrief } from '../addresses/pages.ts'
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

/** The address of a link, and what script has to know of it to renew the brief in it (`boot/carry-brief.ts`). */
export interface LinkAddress {
  readonly href: string
  /** The keys of the brief that the link says itself; absent where it carries none, or another's. */
  readonly 'data-brief'?: string
}

/**
 * Return a function that builds the address of a link. To a page that reads a brief the link carries the visitor's,
 * but for what it says itself; no link has to think of it.
 */
export function useLinkAddress(): (target: PageTarget) => LinkAddress {
  const path = usePagePath()
  const { brief = '', isOthersBrief } = useCurrentAddress()
  return ({ page, params, search = '', hash }) => {
    const end = hash ? `#${hash}` : ''
    if (!readsBrief(page)) return { href: path(page, params, search) + end }
    const href = path(page, params, carryBrief(search, brief)) + end
    return isOthersBrief ? { href } : { href, 'data-brief': ownBriefKeys(search, brief).join(' ') }
  }
}

/** A link to a page of the site in the current interface language; one to the very page says so (`aria-current`). */
export function PageLink({ page, params, search, hash, ...anchor }: PageTarget & AnchorProps) {
  const path = usePagePath()
  const address = useLinkAddress()
  const current = useCurrentAddress()
  const isHere = current.page !== null && path(page, params, search) === path(current.page, current.params)
  return (
    <a
      aria-current={isHere ? 'page' : undefined}
      {...anchor}
      {...address({ page, ...(params && { params }), ...(search && { search }), ...(hash && { hash }) })}
    />
  )
}
