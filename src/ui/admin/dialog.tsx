import { type ReactNode, useEffect, useId, useRef } from 'react'
import { AdminIcon } from './icon.tsx'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}

/**
 * A modal dialog on the browser's own `<dialog>`: focus stays inside, Escape closes, the focus returns. For
 * undoable actions use a toast with an undo instead. The element with `data-focus` gets the focus first.
 */
export function AdminDialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (open && element && !element.open) {
      element.showModal()
      // The browser would focus the closing button.
      element.querySelector<HTMLElement>('[data-focus]')?.focus()
    }
    if (!open && element?.open) element.close()
  }, [open])
  return (
    <dialog ref={dialog} className="dlg" aria-labelledby={titleId} onClose={onClose}>
      {open && (
        <>
          <header className="row">
            <h2 id={titleId}>{title}</h2>
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
