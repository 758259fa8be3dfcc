import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { AdminIcon } from './icon.tsx'
import type { AdminIconName } from './icon-names.ts'
import { latestModalDialog, subscribeToModalDialogs } from './modal-dialogs.ts'
import { dismissToast, getToasts, subscribeToToasts, type Toast } from './toast-store.ts'

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

/**
 * Whether a pointer or the focus is on an element. The listeners are on the element itself, which needs no role: the
 * controls are inside it.
 */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const box = element.current
    if (!box) return
    const controller = new AbortController()
    const listen = (type: string, handle: (event: Event) => void) =>
      box.addEventListener(type, handle, { signal: controller.signal })
    listen('pointerenter', () => setHovered(true))
    listen('pointerleave', () => setHovered(false))
    listen('focusin', () => setFocused(true))
    listen('focusout', (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null
      setFocused(next instanceof Node && box.contains(next))
    })
    return () => controller.abort()
  }, [element])

  return hovered || focused
}

/**
 * Close a toast after its duration. The timer pauses while a pointer or the focus is on it (behaviour 5.1).
 * @returns ref for the toast's element
 */
function useToastTime({ id, timeout }: Toast): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const held = useHeld(box)
  const left = useRef(timeout)
  useEffect(() => {
    if (timeout === 0 || held) return
    const started = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - started))
    }
  }, [id, timeout, held])
  return box
}
