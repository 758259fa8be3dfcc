import { useEffect, useSyncExternalStore } from 'react'
import { keptValue } from '#/lib/kept-value.ts'
import {
  keptDay,
  LIST_LIMITS,
  type ListDetails,
  NO_DETAILS,
  parseDetails,
  readCount,
} from '../model/shortlist.ts'
import { DETAILS_KEY } from './details-key.ts'
import { attempt } from './favorite-actions.ts'

const kept = keptValue(DETAILS_KEY, parseDetails)
const noDetails = () => NO_DETAILS

/** Change the details of the list; where none are left, nothing is kept. */
export function changeDetails(change: Partial<ListDetails>): void {
  const details = { ...kept.read(), ...change }
  const isSaid = Object.values(details).some((value) => value !== '' && value !== null)
  attempt(() => kept.write(isSaid ? JSON.stringify(details) : null))
}

/** The details of the list. A stay in the address is taken over (`?startDate=2027-03-02&duration=4`). */
export function useDetails(): ListDetails {
  useEffect(() => {
    const search = new URLSearchParams(location.search)
    const startDate = keptDay(search.get('startDate'))
    const days = readCount(search.get('duration'), LIST_LIMITS.days)
    if (startDate !== '' || days !== null)
      changeDetails({ ...(startDate && { startDate }), ...(days && { days }) })
  }, [])
  return useSyncExternalStore(kept.subscribe, kept.read, noDetails)
}
