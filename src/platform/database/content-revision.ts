/** How this process knows that public content has changed, in whichever process. */
import { sql } from 'kysely'
import type { Database } from './open-database.ts'
import { inBackground, waitFor } from './time-limits.ts'

/** Called with the new revision. */
export type RevisionListener = (revision: number) => void

/** How long a revision that was read is believed without asking again. */
const BELIEVED_MS = 1000

/** The content revision of one database, as this process knows it. */
export class RevisionWatch {
  readonly #read: () => Promise<number>
  readonly #now: () => number
  readonly #listeners = new Set<RevisionListener>()
  #revision = 0
  #notes = 0
  #checkedAt = Number.NEGATIVE_INFINITY
  #reading: Promise<number> | undefined

  /**
   * @param read asks the database
   * @param now milliseconds, for tests
   */
  constructor(read: () => Promise<number>, now: () => number = () => performance.now()) {
    this.#read = read
    this.#now = now
  }

  /** The revision as it is known now; 0 until the `current` one has been read. */
  get known(): number {
    return this.#revision
  }

  /** The revision, at most a second old. */
  current(): Promise<number> {
    if (this.#now() - this.#checkedAt < BELIEVED_MS) return Promise.resolve(this.#revision)
    return this.check()
  }

  /** Ask the database now. Several callers share one question. */
  check(): Promise<number> {
    this.#reading ??= inBackground(() => this.#readOnce()).finally(() => {
      this.#reading = undefined
    })
    return waitFor(this.#reading)
  }

  /** Take in a revision learnt otherwise: from a write of this process or from a notification. */
  note(revision: number): void {
    // Notes may overtake one another; only a higher one is news.
    if (revision <= this.#revision) return
    this.#notes++
    this.#set(revision)
  }

  /** Call the listener with every revision that this process learns of. Return the way to stop it. */
  onChange(listener: RevisionListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #readOnce(): Promise<number> {
    const askedAt = this.#now()
    const notesBefore = this.#notes
    const revision = await this.#read()
    this.#checkedAt = askedAt
    // Lower than what is known: the answer was overtaken by a note, or else an older backup was restored.
    const overtaken = revision < this.#revision && this.#notes !== notesBefore
    if (!overtaken && revision !== this.#revision) this.#set(revision)
    return this.#revision
  }

  #set(revision: number): void {
    this.#revision = revision
    for (const listener of this.#listeners) listener(revision)
  }
}

const watches = new WeakMap<object, RevisionWatch>()

/** The watch of a database, one for the whole process. */
export function revisionWatchOf(database: Database): RevisionWatch {
  const known = watches.get(database)
  if (known) return known
  const watch = new RevisionWatch(() => readRevision(database))
  watches.set(database, watch)
  return watch
}

async function readRevision(database: Database): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    select revision from content_revision where id = 1
  `.execute(database.db)
  const revision = rows[0]?.revision
  if (revision === undefined) throw new Error('the table content_revision has lost its row')
  return revision
}
