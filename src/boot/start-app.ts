/*
 * When the application is fetched and hydrated: on the first sign of use, or when the page has been idle after
 * `load`. On data saver and 2G only the first sign of use counts.
 */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input'] as const
const OPTIONS = { capture: true, passive: true } as const

/** Where the browser has no idle callback, in milliseconds (behaviour 9.9). */
const IDLE_FALLBACK = 50

/** After `load` the last pictures and faces go first, in milliseconds. */
const SETTLE = 1000

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

let fetchApp: () => Promise<unknown> = () => Promise.reject(new Error('no application'))
let started: Promise<unknown> | undefined

/** Say how the application is fetched, before anything may need it. */
export function provideApp(fetch: () => Promise<unknown>): void {
  fetchApp = fetch
}

/** Fetches the application once; gives a promise that fails when it could not be fetched. */
export function startApp(): Promise<unknown> {
  if (!started) {
    for (const sign of SIGNS) removeEventListener(sign, onSign, OPTIONS)
    started = fetchApp()
    // A lost connection must not be the end: the next sign of use tries again.
    started.catch(() => {
      started = undefined
      waitForUse()
    })
  }
  return started
}

function onSign(): void {
  // A failure is dealt with in `startApp`; no one else waits here.
  startApp().catch(() => undefined)
}

function waitForUse(): void {
  for (const sign of SIGNS) addEventListener(sign, onSign, OPTIONS)
}

/** Whether the visitor asks for little data, or has a line that carries little or nothing. */
export function isSlow(): boolean {
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection
  return !navigator.onLine || connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

/** Arranges the start. The back office is there to be worked with: it starts at once. */
export function startWhenNeeded(): void {
  if (document.body.dataset.page?.startsWith('admin')) {
    onSign()
    return
  }
  waitForUse()
  if (isSlow()) return
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, IDLE_FALLBACK))
  afterLoad(SETTLE, () => idle(onSign))
}

/** Does something a while after the page has loaded, in milliseconds. */
export function afterLoad(delay: number, work: () => void): void {
  const wait = () => setTimeout(work, delay)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
