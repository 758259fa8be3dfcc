import type { CallOutcome } from '../../model/call.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { Colleague } from '../../model/enquiry-view.ts'

/** Saved change of an open enquiry, as its undo needs it. */
export type SheetChange =
  | { readonly kind: 'status'; readonly from: EnquiryStatus; readonly to: EnquiryStatus }
  | { readonly kind: 'owner'; readonly from: Colleague | null; readonly to: Colleague | null }
  | { readonly kind: 'facts'; readonly entry: string; readonly names: string }
  | { readonly kind: 'note'; readonly id: string; readonly text: string }
  | { readonly kind: 'call'; readonly entry: string; readonly outcome: CallOutcome; readonly text: string }

/** One step. */
export interface UndoStep {
  readonly change: SheetChange
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The toast that offers the same undo. */
  readonly toast: string
}

/** How many steps of an enquiry can be undone. */
const MAX_STEPS = 20

/** Steps by reference, the latest last: they outlive the sheet, not the page. */
const stacks = new Map<string, readonly UndoStep[]>()

/** Put a change on the stack of an enquiry. */
export function pushUndo(reference: string, step: UndoStep): void {
  stacks.set(reference, [...(stacks.get(reference) ?? []), step].slice(-MAX_STEPS))
}

/** The latest change of an enquiry. */
export function latestUndo(reference: string): UndoStep | undefined {
  return stacks.get(reference)?.at(-1)
}

/**
 * Take a change off the stack.
 * @returns whether it was there: an undo asked for twice is one
 */
export function takeUndo(reference: string, step: UndoStep): boolean {
  const steps = stacks.get(reference) ?? []
  stacks.set(
    reference,
    steps.filter((one) => one !== step),
  )
  return steps.includes(step)
}
