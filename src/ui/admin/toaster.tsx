import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { AdminIcon } from './icon.tsx'
import type { AdminIconName } from './icon-names.ts'
import { latestModalDialog, subscribeToModalDialogs } from './modal-dialogs.ts'
import { dismissToast, getToasts, subscribeToToasts, type Toast } from './toast-store.ts'
import { useToastTime } from './use-toast-time.ts'

const NONE: readonly Toast[] = []

const ICONS: Record<Toast['type'], AdminIconName> = {
  success: 'check',
  error: 'circle-alert',
  info: 'info',
}

/**
 * Region of the back office's toasts: `showToast` with `actions: [{ label, onSelect }]` for an undo. While a modal
 * dialog is open it is inside it, after its buttons.
 */
export function AdminToaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NONE)
  const dialog = useSyncExternalStore(subscribeToModalDialogs, latestModalDialog, () => null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog may be longer than the window.
    if (dialog && toasts.length > 0) box.current?.scrollIntoView({ block: 'nearest' })
  }, [dialog, toasts])
  const region = (
    <div ref={box} className="toasts" role="status">
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
  return dialog ? createPortal(region, dialog) : region
}

function ToastBox({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const box = useToastTime(toast)
  return (
    <div ref={box} className="toast" data-type={toast.type}>
      <AdminIcon name={ICONS[toast.type]} />
      <p className="grow">{toast.title}</p>
      {toast.actions.map(({ label, href, onSelect }) =>
        href === undefined ? (
          <button
            key={label}
            type="button"
            className="btn sm"
            onClick={() => {
              onSelect()
              dismissToast(toast.id)
            }}
          >
            {label}
          </button>
        ) : (
          <a key={label} className="btn sm" href={href} onClick={() => dismissToast(toast.id)}>
            {label}
          </a>
        ),
      )}
      <button
        type="button"
        className="btn sm icon"
        aria-label={closeLabel}
        onClick={() => dismissToast(toast.id)}
      >
        <AdminIcon name="x" small />
      </button>
    </div>
  )
}
