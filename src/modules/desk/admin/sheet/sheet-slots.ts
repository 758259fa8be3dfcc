import type { ComponentType } from 'react'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'

/** Places of the sheet for what others make of an enquiry; `routes/admin` fills them in. */
export interface SheetSlots {
  /** Beside the sheet: the answer that is being written. */
  readonly composer: ComponentType<{
    view: EnquiryView
    onClose: () => void
    /** Called before the enquiry is fetched again. */
    onSent: () => void
  }>
  /** At its foot: the form of a call, which stays open as long as the device holds a draft of it. */
  readonly calls: {
    readonly draftName: (view: EnquiryView) => string
    readonly form: ComponentType<{ view: EnquiryView; takesFocus: boolean; onClose: () => void }>
  }
}
