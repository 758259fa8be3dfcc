import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { InboxRow } from '../../model/inbox-row.ts'
import { type DecidedStatus, isDecided } from '../../model/outcome.ts'
import type { WantedChange } from '../inbox/use-enquiry-changes.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'

type Change = (rows: readonly InboxRow[], wanted: WantedChange) => void

/**
 * Ask once why the selected enquiries are lost, and for how much a single one is won. Several that are won together have
 * amounts of their own: each is in "To do" until it is said.
 */
export function useBulkOutcome(change: Change): { change: Change; dialog: ReactNode } {
  const t = useTranslations('admin.outcome')
  const [asked, setAsked] = useState<{ status: DecidedStatus; rows: readonly InboxRow[] } | null>(null)
  const [first] = asked?.rows ?? []
  const count = asked?.rows.length ?? 0
  return {
    change: (rows, wanted) => {
      const status = 'status' in wanted ? wanted.status : undefined
      const isAsked = status !== undefined && isDecided(status) && (status === 'lost' || rows.length === 1)
      if (isAsked && rows.some((row) => row.status !== status)) setAsked({ status, rows })
      else change(rows, wanted)
    },
    dialog: (
      <OutcomeDialog
        asked={asked?.status ?? null}
        about={count > 1 ? t('several', { count }) : (first?.name ?? '')}
        known={null}
        venues={[]}
        estimateCents={undefined}
        mayWait
        onDecide={(outcome) => {
          if (asked !== null) {
            const { status } = asked
            change(asked.rows, outcome === null ? { status } : { status, outcome })
          }
          setAsked(null)
        }}
        onClose={() => setAsked(null)}
      />
    ),
  }
}
