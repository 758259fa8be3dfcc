import { type ReactNode, useEffect, useRef } from 'react'
import { AdminIcon } from './icon.tsx'
import { giveFocusBack } from './take-focus.ts'

interface SideSheetProps {
  /** Name of the region; on phones the sheet is the page. */
  label: string
  /** First in the top row, before the buttons. */
  head: ReactNode
  /** Buttons at the end of the top row. */
  actions?: ReactNode
  closeLabel: string
  onClose: () => void
  children: ReactNode
  /** A second column for a form that is used while the first stays visible. */
  beside?: ReactNode
  /** What stays at the bottom: the reply bar. */
  foot?: ReactNode
}

/**
 * Details of an entry beside its list. A region, not a dialogue: list and sheet are both usable. Put it
 * beside the list's pane in a `<div className="split">`; the address should name the open entry, so that Back
 * closes it.
 */
export function SideSheet({
  label,
  head,
  actions,
  closeLabel,
  onClose,
  children,
  beside,
  foot,
}: SideSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    sheet.current?.focus({ preventScroll: true })
    return () => {
      // The caller may have a better place, the row of the list; the next sheet takes the focus itself.
      giveFocusBack(opener)
    }
  }, [])
  return (
    <section ref={sheet} className="sheet" aria-label={label} tabIndex={-1}>
      <header className="sheet-head">
        <button type="button" className="btn quiet icon" aria-label={closeLabel} onClick={onClose}>
          <AdminIcon name="x" />
        </button>
        {head}
        <span className="grow" />
        {actions}
      </header>
      <div className={beside ? 'sheet-columns two' : 'sheet-columns'}>
        <div className="scroll">{children}</div>
        {beside && (
          <div className="sheet-beside" data-keys="all">
            {beside}
          </div>
        )}
      </div>
      {foot}
    </section>
  )
}
