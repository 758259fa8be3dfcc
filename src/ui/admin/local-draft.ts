/**
 * Local drafts of unsent text in the back office: a lost connection or a closed tab loses nothing. Signing
 * out deletes them all.
 */

const PREFIX = 'passage.desk-draft.'

/** Storage may be forbidden; then nothing is stored. */
function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The draft of a name; `undefined` when there is none that can be parsed. */
export function readLocalDraft(name: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Store a JSON value.
 * @returns whether it was stored: the storage may be full or forbidden
 */
export function writeLocalDraft(name: string, value: unknown): boolean {
  try {
    storage()?.setItem(PREFIX + name, JSON.stringify(value))
    return storage() !== undefined
  } catch {
    return false
  }
}

/** Store a JSON value that an undo brings back: a form that shows the draft takes it up. */
export function bringBackLocalDraft(name: string, value: unknown): void {
  writeLocalDraft(name, value)
  for (const listener of listeners) listener(name)
}

const listeners = new Set<(name: string) => void>()

/**
 * Hear of drafts that were brought back.
 * @returns ends it
 */
export function onLocalDraftBack(listener: (name: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function removeLocalDraft(name: string): void {
  storage()?.removeItem(PREFIX + name)
}

/** Delete all drafts when signing out, since the next user may share the computer. */
export function forgetLocalDrafts(): void {
  const kept = storage()
  if (!kept) return
  for (const key of Object.keys(kept)) if (key.startsWith(PREFIX)) kept.removeItem(key)
}
