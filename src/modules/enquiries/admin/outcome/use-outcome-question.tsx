import { type ReactNode, useState } from 'react'
import { ORIGIN_KIND } from '../../model/booking.ts'
import type { EnquiryChange } from '../../model/change-enquiry.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { type DecidedStatus, isDecided } from '../../model/outcome.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'

/** The question about the outcome of the open enquiry. */
export interface OutcomeQuestion {
  /** Change the enquiry; a change to won or lost is asked about first. */
  readonly change: (wanted: EnquiryChange) => void
  /** Ask about the present outcome again. */
  readonly edit: () => void
  readonly dialog: ReactNode
}

/** Ask why, or for how much, whenever the open enquiry is won or lost. */
export function useOutcomeQuestion(
  view: EnquiryView | null | undefined,
  change: (wanted: EnquiryChange) => void,
): OutcomeQuestion {
  const [asked, setAsked] = useState<DecidedStatus | null>(null)
  const known = view != null && asked === view.status ? view.outcome : null
  const estimates = view?.venues.flatMap(({ estimate }) => estimate ?? []) ?? []
  return {
    change: (wanted) => {
      const { status } = wanted
      const isAsked = status !== undefined && isDecided(status) && status !== view?.status
      if (isAsked && !(status === 'won' && view?.kind === 'proposal')) setAsked(status)
      else change(wanted)
    },
    edit: () => {
      if (view != null && isDecided(view.status)) setAsked(view.status)
    },
    dialog: view != null && (
      <OutcomeDialog
        asked={asked}
        about={view.requester.fullName}
        known={known}
        venues={view.venues.flatMap(({ slug, name }) => (slug === null ? [] : [{ slug, name }]))}
        quoted={view.quoted}
        taken={view.flags.flatMap((flag) => (flag.id === 'taken' ? flag.venues : []))}
        estimateCents={estimates.length === 1 ? estimates[0]?.cents : undefined}
        sale={saleOf(view)}
        // Said later once; then it is in "To do", and asked for good.
        mayWait={asked !== view.status}
        onDecide={(outcome) => {
          if (asked !== null) change({ status: asked, ...(outcome === null ? {} : { outcome }) })
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    ),
  }
}

function saleOf({ id, typedFacts: { firstDay, lastDay } }: EnquiryView) {
  return firstDay && lastDay ? { origin: { kind: ORIGIN_KIND, id }, days: { firstDay, lastDay } } : undefined
}
