import { useRouterState } from '@tanstack/react-router'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { COPY, NO_COPY } from '../model/reference.ts'

/** Whether a copy of the enquiry that has just arrived leaves by mail: not where enough mails went to the address. */
export function useIsMailed(): boolean {
  return useRouterState({ select: ({ location }) => (location.search as SearchParams)[COPY] !== NO_COPY })
}
