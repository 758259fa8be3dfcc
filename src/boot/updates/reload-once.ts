const KEY = 'passage.reloaded'

/** A page that fails again within this time is not loaded a third time (behaviour 9.9), in milliseconds. */
const GUARD_MS = 10_000

/** Whether a page may be loaded anew because something failed; asking takes the permission. */
export function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < GUARD_MS) return false
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Without storage nothing would stop a circle.
    return false
  }
}
