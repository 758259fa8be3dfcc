import { RELOAD_GUARD_MS, RELOADED_KEY } from '../first-clicks-script.ts'

/** Whether a page may be loaded anew because something failed; asking takes the permission. */
export function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(now))
    return true
  } catch {
    // Without storage nothing would stop a circle.
    return false
  }
}
