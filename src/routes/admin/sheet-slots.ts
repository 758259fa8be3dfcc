import { callDraftName } from '#/modules/correspondence/admin/calls/call-draft.ts'
import { CallForm } from '#/modules/correspondence/admin/calls/call-form.tsx'
import { Composer } from '#/modules/correspondence/admin/reply/composer.tsx'
import type { SheetSlots } from '#/modules/desk/admin/sheet/sheet-slots.ts'

/** What the sheet of an enquiry shows of other modules. */
export const SHEET_SLOTS: SheetSlots = {
  composer: Composer,
  calls: { draftName: callDraftName, form: CallForm },
}
