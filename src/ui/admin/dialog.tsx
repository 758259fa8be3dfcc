import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AdminIcon } from './icon.tsx'
import { enterModalDialog } from './modal-dialogs.ts'
import { giveFocusBack, wantedField } from './take-focus.ts'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape closes, the focus returns. For
 * undoable actions use a toast with an undo instead. The element with `data-focus` gets the focus first, else the first empty
 * field, else the title.
 */
export function AdminDialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) {
      opener.current = document.activeElement
      element.showModal()
      // The browser would focus the closing button.
      const title = element.querySelector<HTMLElement>('h2')
      ;(wantedField(element) ?? title)?.focus()
    }
    if (!open && element?.open) element.close()
  }, [open])
  // The browser gives the focus back to what had it: an item of a menu, or a button that what was done has taken away.
  useEffect(() => {
    if (!open || !dialog.current) return
    const leave = enterModalDialog(dialog.current)
    return () => {
      leave()
      giveFocusBack(opener.current)
    }
  }, [open])
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <header className="row">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="btn quiet icon end" aria-label={closeLabel} onClick={onClose}>
              <AdminIcon name="x" />
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  )
}
