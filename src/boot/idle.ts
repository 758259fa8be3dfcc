/** After `load`, in milliseconds. */
const REST = 1000

/** Where the browser has no idle callback, in milliseconds (behaviour 9.9). */
const IDLE_FALLBACK = 50

/** Wait until the browser has nothing else to do. */
export function whenIdle(): Promise<void> {
  const idle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, IDLE_FALLBACK))
  return new Promise((resolve) => idle(() => resolve()))
}

/** Do something once the page is at rest, a second after it has loaded. */
export function whenAtRest(work: () => void): void {
  const wait = () => setTimeout(() => whenIdle().then(work), REST)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}
