import { askStorage, type DraftStore, draftStore } from '#/lib/drafts.ts'
import { DAY_MS } from '#/lib/time-spans.ts'

const PREFIX = 'passage.desk-draft.'

/** After so many days nobody goes on with what was typed. */
const KEPT_MS = 180 * DAY_MS

const drafts = draftStore(PREFIX)

function names(): string[] {
  const keys = askStorage(Object.keys) ?? []
  return keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
}

let isSwept = false

/** Remove the drafts whose time is over, once in a page: most of them nobody opens again. */
function sweep(): void {
  if (isSwept) return
  isSwept = true
  for (const name of names()) {
    const savedAt = drafts.read(name)?.savedAt
    if (savedAt && Date.now() - Date.parse(savedAt) > KEPT_MS) drafts.remove(name)
  }
}

/** Drafts of the back office on this device. Signing out clears them, since the next user may share the computer. */
export const staffDrafts: DraftStore & { readonly clear: () => void } = {
  ...drafts,
  read(name) {
    sweep()
    return drafts.read(name)
  },
  clear: () => names().forEach(drafts.remove),
}

const listeners = new Set<(name: string) => void>()

/** Keep a draft that an undo brings back: a form that shows it takes it up. */
export function bringDraftBack(name: string, content: object): void {
  staffDrafts.write(name, content)
  for (const listener of listeners) listener(name)
}

/**
 * Hear of drafts that were brought back.
 * @returns ends it
 */
export function onDraftBack(listener: (name: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
