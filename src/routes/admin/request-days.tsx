import { OriginDays } from '#/modules/calendar/admin/origin-days.tsx'
import type { SheetSlots } from '#/modules/desk/admin/sheet/sheet-slots.ts'
import { useOpenSheetUndo } from '#/modules/enquiries/admin/undo/use-sheet-undo.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { asksForVenues } from '#/modules/enquiries/model/fact-fields.ts'

/** The days of a request in the calendar. */
export const RequestDays: SheetSlots['days'] = ({ view, writing, onEditDays }) => {
  const undo = useOpenSheetUndo()
  if (view.erasedAt !== null || !asksForVenues(view.kind)) return null
  const { firstDay = '', lastDay = '' } = view.typedFacts
  const asked = [...view.venues, ...view.quoted, ...(view.outcome?.venue ? [view.outcome.venue] : [])]
  return (
    <OriginDays
      // What is won, lost or corrected is looked at anew.
      key={view.version}
      origin={{ kind: ORIGIN_KIND, id: view.id }}
      title={view.reference}
      days={firstDay && lastDay ? { firstDay, lastDay } : undefined}
      venues={[...new Set(asked.flatMap(({ slug }) => slug ?? []))]}
      isOpen={['new', 'in-progress', 'quoted'].includes(view.status)}
      hasKeys={!writing}
      onDone={undo.done}
      onSetDays={onEditDays}
    />
  )
}
