import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePagePath } from '#/i18n/react/link.tsx'
import { type QuotePrefill, quoteSearch } from '../model/quote-prefill.ts'
import { takeRememberedVenues } from './adding-venues.ts'

/** A user who left the form to add another venue finds the earlier ones in it again, before the new one. */
export function useAddedVenues(prefill: QuotePrefill): void {
  const navigate = useNavigate()
  const path = usePagePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    const remembered = takeRememberedVenues()
    if (prefill.venues.length === 0 || remembered.every((slug) => prefill.venues.includes(slug))) return
    const search = quoteSearch(prefill, [...new Set([...remembered, ...prefill.venues])])
    void navigate({ to: '.', href: path('contact-venue', {}, search), replace: true })
  }, [])
}
