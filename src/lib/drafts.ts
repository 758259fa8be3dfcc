/**
 * The store of drafts: what a user has typed in this browser and not sent or saved yet, so that a reload, a lost connection or a
 * closed window loses nothing.
 *
 * One entry of the local storage for each draft, `{ version, savedAt, content }`, under the prefix of its store and its name.
 * There are two stores: the staff's (`ui/admin/staff-drafts.ts`), whose names have the account in them where accounts may share a
 * device and which is cleared by signing out; and the visitors' (`forms/form-draft.ts`), one for each kind of form. A form of the
 * back office does not call this: `useKeptDraft` holds what is typed and keeps it, `useVersioned` does so for a record with
 * versions (ADR 0113). What another device must see is no draft: it is saved on the server.
 *
 * The store does not know what a draft holds: a reader checks its content, and passes over what an earlier version of
 * the site has written in another form.
 */

/** A draft as it is found in the browser. */
export interface StoredDraft {
  readonly content: unknown
  /** ISO 8601; `null` in one that an earlier version of the site has kept without. */
  readonly savedAt: string | null
}

/** The drafts under one prefix. Where storage is forbidden there are none, and nothing throws. */
export interface DraftStore {
  /** The draft of a name; undefined without one. */
  readonly read: (name: string) => StoredDraft | undefined
  /**
   * Keep a JSON value in the place of the one before.
   * @param savedAt now, unless it was kept before
   * @returns when it was kept; undefined where it was not: the storage may be full or forbidden
   */
  readonly write: (name: string, content: object, savedAt?: string) => string | undefined
  readonly remove: (name: string) => void
}

/** A store of drafts. @param prefix of its keys */
export function draftStore(prefix: string): DraftStore {
  return {
    read: (name) => askStorage((storage) => entryOf(JSON.parse(storage.getItem(prefix + name) ?? 'null'))),
    write: (name, content, savedAt = new Date().toISOString()) =>
      askStorage((storage) => {
        storage.setItem(prefix + name, JSON.stringify({ version: 1, savedAt, content }))
        return savedAt
      }),
    remove: (name) => askStorage((storage) => storage.removeItem(prefix + name)),
  }
}

/** What the local storage answers; undefined where it is forbidden or full, or holds what cannot be read. */
export function askStorage<Answer>(ask: (storage: Storage) => Answer): Answer | undefined {
  try {
    return ask(localStorage)
  } catch {
    return undefined
  }
}

/** Earlier versions of the site have kept the content alone, in the back office with its time. */
function entryOf(kept: unknown): StoredDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { savedAt, content } = kept as Readonly<Record<string, unknown>>
  return {
    content: content ?? kept,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
  }
}
