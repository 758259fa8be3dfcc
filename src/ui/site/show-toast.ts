/** How the rest of the page shows toasts: what draws them is fetched with the first one. */
import type { Toast, ToastRequest } from './toast.ts'

/** Under which the toasts of a page that is left wait for the next one. */
const KEPT_KEY = 'passage.toasts'

const commands = new Map<string, (value: unknown) => void>()

/** Define what a command does. */
export function onToastCommand(name: string, run: (value: unknown) => void): void {
  commands.set(name, run)
}

function runCommand(name: string, value: unknown): void {
  commands.get(name)?.(value)
}

/** Show a toast. Without a connection nothing is said; what it would say has happened all the same. */
export function showToast(toast: ToastRequest): void {
  import('./toasts.ts').then(
    (toasts) => toasts.showToast(toast, KEPT_KEY, runCommand),
    () => undefined,
  )
}

/** Show the toasts of the page before again, in the same language; one that comes back from memory has its own still. One that leads here has done so. */
export function showKeptToasts(): void {
  addEventListener('pageshow', ({ persisted }) => {
    for (const toast of takeKept()) if (!persisted && !isDone(toast)) showToast(toast)
  })
}

/** Whether it offers what the visitor has come to on another way. */
const isDone = ({ actions }: Toast) =>
  actions.some(
    ({ href }) => href !== undefined && new URL(href, location.href).pathname === location.pathname,
  )

function takeKept(): readonly Toast[] {
  try {
    const text = sessionStorage.getItem(KEPT_KEY)
    sessionStorage.removeItem(KEPT_KEY)
    if (text === null) return []
    const [language, toasts] = JSON.parse(text) as [string, Toast[]]
    return language === document.documentElement.lang ? toasts : []
  } catch {
    return []
  }
}
