import { ASKED_FROM } from '#/lib/asked-from.ts'
import { type BulkPart, bulkRefusal } from './bulk-change.ts'
import { type EnquiryStatus, STATUSES } from './enquiry-statuses.ts'

/** Where a selection from "in progress" may by accident reach: what is closed. */
const CLOSED: readonly EnquiryStatus[] = ['won', 'lost', 'spam']

/** Row that a change is asked about. */
interface AskedRow {
  readonly status: EnquiryStatus
  readonly name: string
  readonly reference: string
}

/** Closed requests among the selected ones. */
export interface ClosedAmong {
  readonly status: EnquiryStatus
  readonly names: readonly string[]
}

/** What is asked before a change of selected requests: their outcome, whether all are meant, or nothing. */
export type BulkQuestion =
  | { readonly kind: 'none' }
  | { readonly kind: 'won-singly' }
  | { readonly kind: 'outcome'; readonly status: 'won' | 'lost' }
  | { readonly kind: 'count'; readonly among: readonly ClosedAmong[] }

/** What the change of selected requests asks first; the server refuses what was not asked (`bulkRefusal`). */
export function bulkQuestion(rows: readonly AskedRow[], wanted: BulkPart): BulkQuestion {
  const { status } = wanted
  const others = status === undefined ? rows : rows.filter((row) => row.status !== status)
  if (others.length === 0) return { kind: 'none' }
  const refusal = bulkRefusal(
    rows.map(() => wanted),
    undefined,
  )
  if (refusal === 'won-singly') return { kind: 'won-singly' }
  if (refusal === 'reason-missing' || status === 'lost') return { kind: 'outcome', status: 'lost' }
  if (status === 'won') return { kind: 'outcome', status: 'won' }
  const among =
    status === undefined || rows.length === 1
      ? []
      : STATUSES.filter((one) => CLOSED.includes(one) && one !== status).flatMap((one) => {
          const names = others.flatMap((row) => (row.status === one ? [row.name || row.reference] : []))
          return names.length > 0 ? [{ status: one, names }] : []
        })
  return rows.length >= ASKED_FROM || among.length > 0 ? { kind: 'count', among } : { kind: 'none' }
}
