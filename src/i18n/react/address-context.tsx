import { createContext, type ReactNode, useContext } from 'react'
import type { PageId } from '../addresses/paths.ts'
import type { Language } from '../languages.ts'

/** The current page, in the terms of the table of paths (`paths.ts`). */
export interface CurrentAddress {
  /** The page, or null on error pages, which have no address of their own in any language. */
  readonly page: PageId | null
  /** Parameters of the page as `localize` takes them, for example `{ slug }` of a venue. */
  readonly params: Readonly<Record<string, string>>
  /** Interface language: the first prefix, English without one (behaviour 1.1). */
  readonly language: Language
  /** The language in which the slug is written; differs under a double prefix (behaviour 1.1). */
  readonly slugLanguage: Language
  /** What the visitor has in mind, as a query without its question mark; links to pages that read it carry it. */
  readonly brief?: string
  /** Whether the brief is somebody else's, of a list that was shared: a change of the visitor's own leaves its links alone. */
  readonly isOthersBrief?: boolean
}

const AddressContext = createContext<CurrentAddress | null>(null)

/** Context provider of the current page. The layout route renders it once. */
export function AddressProvider({ address, children }: { address: CurrentAddress; children: ReactNode }) {
  return <AddressContext value={address}>{children}</AddressContext>
}

/**
 * The current page.
 * @throws {Error} outside an `AddressProvider`
 */
export function useCurrentAddress(): CurrentAddress {
  const address = useContext(AddressContext)
  if (!address) throw new Error('useCurrentAddress needs an AddressProvider above it')
  return address
}

interface BriefProviderProps {
  /** A query without its question mark. */
  brief: string
  /** It is not the visitor's own. */
  isOthers?: boolean
  children: ReactNode
}

/** A part of a page whose links carry another brief than that of its address. */
export function BriefProvider({ brief, isOthers = false, children }: BriefProviderProps) {
  const address = useCurrentAddress()
  return <AddressContext value={{ ...address, brief, isOthersBrief: isOthers }}>{children}</AddressContext>
}

/** The brief that links carry: a query without its question mark, empty for none. */
export function useBrief(): string {
  return useCurrentAddress().brief ?? ''
}

/** The interface language of the current page. */
export function useLanguage(): Language {
  return useCurrentAddress().language
}
