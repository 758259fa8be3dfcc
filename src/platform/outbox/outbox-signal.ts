/** Telling the worker of this process that there is something to send, so that nobody waits for its poll. */

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
