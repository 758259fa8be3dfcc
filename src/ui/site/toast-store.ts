/** What a toast tells (behaviour 9.3). */
export interface Toast {
  /** Timestamp, with a counter where two fall into one millisecond. */
  id: string
  type: 'success' | 'error' | 'info'
  title: string
  icon: 'heart' | 'warning' | 'info' | 'check' | 'link'
  /** Milliseconds until it goes; 0 stays. */
  timeout: number
  actions: ToastAction[]
}

/** Something to do from a toast: a link, or a function. Either way the toast goes. */
export interface ToastAction {
  label: string
  href?: string
  onSelect?: () => void
}

/** Default life of a toast in milliseconds (behaviour 9.9). */
export const TOAST_TIMEOUT = 3000

/** More than this are never in sight; the oldest goes. */
const MOST = 3

const ICONS = { success: 'check', error: 'warning', info: 'info' } as const

let toasts: readonly Toast[] = []
let lastId = ''
const listeners = new Set<() => void>()

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function newId(): string {
  let id = String(Date.now())
  while (id <= lastId) id = String(Number(lastId) + 1)
  lastId = id
  return id
}

/** Shows a toast and gives its id. */
export function showToast(toast: Pick<Toast, 'type' | 'title'> & Partial<Omit<Toast, 'id'>>): string {
  const id = newId()
  const complete = { icon: ICONS[toast.type], timeout: TOAST_TIMEOUT, actions: [], ...toast, id }
  change([...toasts, complete].slice(-MOST))
  return id
}

/** Takes a toast away; an unknown id is none of its business. */
export function dismissToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`: calls back after every change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The toasts in sight, oldest first. */
export function getToasts(): readonly Toast[] {
  return toasts
}
