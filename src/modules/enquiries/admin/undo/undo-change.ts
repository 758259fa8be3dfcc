import { bringBackLocalDraft, readLocalDraft } from '#/ui/admin/local-draft.ts'
import { removeEnquiryCall } from '../../calls.functions.ts'
import { changeOneEnquiry, fetchEnquiry, removeEnquiryNote } from '../../enquiry.functions.ts'
import { revertEnquiryFacts } from '../../facts.functions.ts'
import type { EnquiryChange } from '../../model/change-enquiry.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { isDecided } from '../../model/outcome.ts'
import { callDraftName } from '../calls/call-draft.ts'
import { noteDraftName } from '../enquiry/note-draft.ts'
import type { SheetChange } from './sheet-change.ts'

/**
 * Undo a saved change. What was typed for it becomes a draft again.
 * @returns whether it was undone; not over what others have changed since
 */
export async function undoChange(change: SheetChange, view: EnquiryView): Promise<boolean> {
  const { reference } = view
  switch (change.kind) {
    case 'status':
      return restore(view, beforeStatus(change.from), (now) => now.status === change.to)
    case 'owner': {
      const is = (now: EnquiryView) => (now.owner?.id ?? null) === (change.to?.id ?? null)
      return restore(view, { owner: change.from?.id ?? null }, is)
    }
    case 'facts':
      return revertEnquiryFacts({
        data: { reference, entry: change.entry, undoing: crypto.randomUUID() },
      })
    case 'note': {
      const isRemoved = await removeEnquiryNote({ data: { reference, id: change.id } })
      if (isRemoved) bringBack(noteDraftName(view), { text: change.text })
      return isRemoved
    }
    case 'call': {
      const { entry, outcome, text } = change
      const isRemoved = await removeEnquiryCall({ data: { reference, entry } })
      if (isRemoved && text !== '') bringBack(callDraftName(view), { outcome, text })
      return isRemoved
    }
  }
}

/** A former status; the server knows the outcome that went with it. */
function beforeStatus(status: EnquiryStatus): EnquiryChange {
  return isDecided(status) ? { status, outcome: 'former' } : { status }
}

/** Set back status or owner, if they are still what the change has made of them. */
async function restore(
  { reference }: EnquiryView,
  change: EnquiryChange,
  isUnchanged: (now: EnquiryView) => boolean,
): Promise<boolean> {
  // The language matters to texts only.
  const now = await fetchEnquiry({ data: { reference, language: 'en' } })
  if (now === null || !isUnchanged(now)) return false
  const outcome = await changeOneEnquiry({ data: { reference, version: now.version, change } })
  return outcome.kind === 'changed'
}

/** Text that is being typed by now stays. */
function bringBack(name: string, draft: object): void {
  if (readLocalDraft(name) !== undefined) return
  bringBackLocalDraft(name, { ...draft, savedAt: new Date().toISOString() })
}
