import { bringBackLocalDraft, readLocalDraft } from '#/ui/admin/local-draft.ts'
import type { UndoResult } from '#/ui/admin/use-undo.ts'
import { removeEnquiryCall } from '../../calls.functions.ts'
import { removeEnquiryNote } from '../../enquiry.functions.ts'
import { revertEnquiryFacts } from '../../facts.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { withdrawEnquiryReply } from '../../reply.functions.ts'
import { callDraftName } from '../calls/call-draft.ts'
import { noteDraftName } from '../enquiry/note-draft.ts'
import { putBack } from './put-back.ts'
import type { SheetChange } from './sheet-change.ts'

/** Undo a saved change, not over what others have changed since. What was typed for it becomes a draft again. */
export async function undoChange(change: SheetChange, view: EnquiryView): Promise<UndoResult> {
  const { id, reference } = view
  switch (change.kind) {
    case 'status':
      return putBack([{ id, before: { status: change.from }, after: { status: change.to } }])
    case 'owner': {
      const [before, after] = [{ owner: change.from?.id ?? null }, { owner: change.to?.id ?? null }]
      return putBack([{ id, before, after }])
    }
    case 'facts': {
      const data = { reference, entry: change.entry, undoing: crypto.randomUUID() }
      return { isUndone: await revertEnquiryFacts({ data }) }
    }
    case 'note': {
      const isUndone = await removeEnquiryNote({ data: { reference, id: change.id } })
      if (isUndone) bringBack(noteDraftName(view), { text: change.text })
      return { isUndone }
    }
    case 'call': {
      const { entry, outcome, text } = change
      const isUndone = await removeEnquiryCall({ data: { reference, entry } })
      if (isUndone && text !== '') bringBack(callDraftName(view), { outcome, text })
      return { isUndone }
    }
    case 'draft':
      return { isUndone: bringBack(change.name, change.draft) }
    case 'reply': {
      const isUndone = await withdrawEnquiryReply({ data: { key: change.key } })
      // The idempotency key is spent, so that the restored text needs another one.
      if (isUndone) bringBack(change.name, { ...change.draft, key: crypto.randomUUID() })
      return { isUndone }
    }
  }
}

/** Text that is being typed by now stays; gives whether the other one is back. */
function bringBack(name: string, draft: object): boolean {
  if (readLocalDraft(name) !== undefined) return false
  bringBackLocalDraft(name, { ...draft, savedAt: new Date().toISOString() })
  return true
}
