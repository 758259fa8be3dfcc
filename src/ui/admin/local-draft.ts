/**
 * What is being written in the back office, kept on the device until it is sent: a lost connection or a closed tab loses
 * nothing. Signing out takes all of it away.
 */

const PREFIX = 'passage.desk-draft.'

/** A storage that may be forbidden; then nothing is kept. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** What was kept under a name, as it was; `undefined` when there is nothing that can be read. */
export function readLocalDraft(name: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps something that JSON can hold.
 * @returns whether it was kept: the storage may be full or forbidden
 */
export function writeLocalDraft(name: string, value: unknown): boolean {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(value))
    return storage() !== undefined
  } catch {
    return false
  }
}

/** Forgets what was kept under a name. */
export function removeLocalDraft(name: string): void {
  storage()?.removeItem(PREFIX + name)
}

/** Forgets everything: for signing out, since the next person may sit at the same computer. */
export function forgetLocalDrafts(): void {
  const kept = storage()
  if (!kept) return
  for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
}
