import type { ComponentType } from 'react'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import type { VisitMoment } from '#/modules/enquiries/model/visit.ts'

/** Places of the sheet for what others make of an enquiry; `routes/admin` fills them in. */
export interface SheetSlots {
  /** Beside the sheet: the answer that is being written. */
  readonly composer: ComponentType<{
    view: EnquiryView
    /** The moment of a visit that it confirms; absent where the answer begins as usual. */
    visit?: VisitMoment | undefined
    onClose: () => void
    /** Called before the enquiry is fetched again. */
    onSent: () => void
  }>
  /** After its facts: what the calendar keeps for it. */
  readonly days: ComponentType<{
    view: EnquiryView
    /** Whether the composer is open beside it: letters are typed there. */
    writing: boolean
    /** Open the facts, where exact days are set. */
    onEditDays: () => void
  }>
  /** Above its quotes: what is to be done about it, and when. */
  readonly followUps: ComponentType<{
    view: EnquiryView
    /** Whether letters are its own: nothing is typed or picked elsewhere. */
    hasKeys: boolean
    /** Open the composer; absent where there is nobody to write to, or it is open. */
    onWrite: (() => void) | undefined
  }>
  /** Below the flags: the quotes of the enquiry. */
  readonly quotes: ComponentType<{ view: EnquiryView }>
  /** At its foot: the form of a call, which stays open as long as the device holds a draft of it. */
  readonly calls: {
    readonly draftName: (view: EnquiryView) => string
    readonly form: ComponentType<{ view: EnquiryView; takesFocus: boolean; onClose: () => void }>
  }
}
