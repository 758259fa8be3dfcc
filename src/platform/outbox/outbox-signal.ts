/** Wake-up signal for the worker of this process, so that a mail does not wait for its poll. */

const listeners = new Set<() => void>()

/** Wakes the worker of this process, if there is one. To be called after the commit. */
export function wakeOutbox(): void {
  for (const listener of listeners) listener()
}

/** Calls the listener at every wake. Returns the way to stop it. */
export function onOutboxWake(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
