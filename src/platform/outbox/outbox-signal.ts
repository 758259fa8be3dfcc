/** Wake-up signal for the worker of this process, so that a mail does not wait for its poll. */

const listeners = new Set<() => void>()

/** Wake the worker of this process, if there is one. To be called after the commit. */
export function wakeOutbox(): void {
  for (const listener of listeners) listener()
}

/** Call the listener at every wake. Return the way to stop it. */
export function onOutboxWake(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
