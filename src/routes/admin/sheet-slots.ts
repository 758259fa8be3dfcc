import { callDraftName } from '#/modules/correspondence/admin/calls/call-draft.ts'
import { CallForm } from '#/modules/correspondence/admin/calls/call-form.tsx'
import { Composer } from '#/modules/correspondence/admin/reply/composer.tsx'
import type { SheetSlots } from '#/modules/desk/admin/sheet/sheet-slots.ts'
import { FollowUpsBlock } from '#/modules/follow-ups/admin/follow-ups-block.tsx'
import { QuotesBlock } from '#/modules/quotes/admin/quotes-block.tsx'
import { RequestDays } from './request-days.tsx'

/** What the sheet of an enquiry shows of other modules. */
export const SHEET_SLOTS: SheetSlots = {
  composer: Composer,
  days: RequestDays,
  followUps: FollowUpsBlock,
  quotes: QuotesBlock,
  calls: { draftName: callDraftName, form: CallForm },
}
