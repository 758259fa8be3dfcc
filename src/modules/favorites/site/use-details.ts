import { useEffect, useSyncExternalStore } from 'react'
import { changeBrief } from '#/boot/carry-brief.ts'
import { keptValue } from '#/lib/kept-value.ts'
import type { Brief } from '#/modules/venues/model/brief.ts'
import { briefOf, detailsIn, type ListDetails, NO_DETAILS, parseDetails } from '../model/shortlist.ts'
import { DETAILS_KEY } from './details-key.ts'
import { attempt } from './favorite-actions.ts'

const kept = keptValue(DETAILS_KEY, parseDetails)
const noDetails = () => NO_DETAILS

/** Change the details of the list; where none are left, nothing is kept. */
export function changeDetails(change: Partial<ListDetails>): void {
  const details = { ...kept.read(), ...change }
  const isSaid = Object.values(details).some(Boolean)
  attempt(() => kept.write(isSaid ? JSON.stringify(details) : null))
}

/** The details of the list. The brief of the address is taken over, and what is changed here is the brief from then on. */
export function useDetails(asked: Brief): ListDetails {
  useEffect(() => {
    const said = detailsIn(asked)
    if (Object.keys(said).length > 0) changeDetails(said)
  }, [asked])
  const details = useSyncExternalStore(kept.subscribe, kept.read, noDetails)
  useEffect(() => {
    // What was taken over a moment ago is not in these details yet.
    if (details !== kept.read()) return
    const { duration, guests, ...words } = briefOf(details, asked)
    changeBrief({
      ...{ event: undefined, layout: undefined, startDate: undefined },
      ...words,
      duration: duration?.toString(),
      guests: guests?.toString(),
    })
  }, [details, asked])
  return details
}
