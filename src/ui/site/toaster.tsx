import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import { dismissToast, getToasts, subscribeToToasts, type Toast, type ToastAction } from './toast-store.ts'
import { useToastTime } from './use-toast-time.ts'

const NONE: readonly Toast[] = []

/** Live region of the toasts. Always rendered, so that screen readers announce new ones. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, () => NONE)
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
}

function ToastBox({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const box = useToastTime(toast)

  const close = () => dismissToast(toast.id)

  return (
    <div ref={box} className="toast" data-type={toast.type} data-icon={toast.icon}>
      <Icon name={toast.icon} />
      <div>
        <p>{toast.title}</p>
        {toast.actions.length > 0 && (
          <div className="toast-actions">
            {toast.actions.map((action) => (
              <Action key={action.label} action={action} close={close} />
            ))}
          </div>
        )}
      </div>
      <button type="button" className="icon-btn" aria-label={closeLabel} onClick={close}>
        <Icon name="close" small />
      </button>
    </div>
  )
}

function Action({ action, close }: { action: ToastAction; close: () => void }) {
  function select() {
    action.onSelect?.()
    close()
  }
  return action.href ? (
    <Link className="link toast-action" to="." href={action.href} onClick={select}>
      {action.label}
    </Link>
  ) : (
    <button type="button" className="link toast-action" onClick={select}>
      {action.label}
    </button>
  )
}
