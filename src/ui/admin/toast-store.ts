/** A toast (behaviour 9.3). */
export interface Toast {
  /** Timestamp, with a counter where two fall into one millisecond. */
  id: string
  type: 'success' | 'error' | 'info'
  title: string
  /** Milliseconds until it disappears; 0 stays. */
  timeout: number
  actions: ToastAction[]
}

/** Action of a toast: a link, or a function. Either way the toast closes. */
export type ToastAction = { label: string } & (
  | { href: string; onSelect?: never }
  | { href?: never; onSelect: () => void }
)

/** Default duration of a toast in milliseconds (behaviour 9.9). */
export const TOAST_TIMEOUT = 3000

/** Long enough to read why something was not done, in milliseconds. */
export const REFUSED_MS = 8000

/** Most toasts visible at once. */
const MAX = 2

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

/** Show a toast and return its id. */
export function showToast(toast: Pick<Toast, 'type' | 'title'> & Partial<Omit<Toast, 'id'>>): string {
  const id = newId()
  const complete = { timeout: TOAST_TIMEOUT, actions: [], ...toast, id }
  // What is said again, and offers nothing, is said once.
  const others = toasts.filter(
    ({ type, title, actions }) => actions.length > 0 || type !== complete.type || title !== complete.title,
  )
  // One that offers nothing goes first: the other may be the only way back of an answer that was sent.
  const quiet =
    others.length < MAX ? undefined : (others.find(({ actions }) => actions.length === 0) ?? others[0])
  change([...others.filter((toast) => toast !== quiet), complete])
  return id
}

/** Remove a toast; an unknown id is ignored. */
export function dismissToast(id: string): void {
  if (toasts.some((toast) => toast.id === id)) change(toasts.filter((toast) => toast.id !== id))
}

/** For `useSyncExternalStore`: calls back after every change. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visible toasts, oldest first. */
export function getToasts(): readonly Toast[] {
  return toasts
}
