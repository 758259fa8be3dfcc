/** A colleague who changes a venue again and again, and how long it takes until every node shows the change. */
import { setTimeout as pause } from 'node:timers/promises'
import { readEditedVenue } from '#/modules/venues/server/admin/venue-documents.repository.server.ts'
import { builtFunctions } from '../../tests/helpers/server-functions.ts'
import { callData } from '../../tests/site/costs/call-data.ts'
import { StaffVisitor } from '../../tests/site/staff/staff-visitor.ts'
import type { Cluster } from './cluster.ts'
import { Tally } from './tally.ts'
import { EDITOR } from './world.ts'

/** A running editor. */
export interface Editor {
  /** Of `edit`. */
  readonly tally: Tally
  /** For each acknowledged edit, milliseconds from its answer until the last node showed it. */
  readonly seenAfterMs: readonly number[]
  /** Wait until so many edits are seen everywhere. */
  reach(count: number): Promise<void>
  finish(): Promise<void>
  /** Acknowledged edits that the history lacks, and those that it has twice. */
  compare(): Promise<{ lost: number; doubled: number }>
}

const SLUG = 'hotel-de-breteuil'
const LOOK_MS = 5
const PATIENCE_MS = 300

/** Longer, and the edit counts as not seen. */
const UNSEEN_MS = 30_000

/** Sign in, and begin. @param restMs between two edits */
export async function startEditor(cluster: Cluster, restMs: number): Promise<Editor> {
  const { origin, database, nodes } = cluster
  const tally = new Tally()
  const seenAfterMs: number[] = []
  const told: string[] = []
  const id = builtFunctions().find(({ name }) => name === 'venue_editor.storeVenue')?.id
  const venue = await database.db
    .selectFrom('venue')
    .select('id')
    .where('slug', '=', SLUG)
    .executeTakeFirstOrThrow()
  const staff = new StaffVisitor(origin)
  const signedIn = await staff.signIn(EDITOR.email, EDITOR.password)
  if (signedIn.status !== 303) throw new Error(`the editor could not sign in: ${signedIn.status}`)
  let ending = false
  let number = 0

  const publish = async (metro: string): Promise<boolean> => {
    const present = await readEditedVenue(database.db, venue.id).catch(() => undefined)
    if (present === undefined) return false
    const { version } = present
    const document = { ...present.document, metro }
    const answer = await staff
      .ask(`/_serverFn/${id}`, {
        method: 'POST',
        headers: { 'x-tsr-serverfn': 'true', 'content-type': 'application/json' },
        body: callData(JSON.parse(JSON.stringify({ id: venue.id, version, document, intent: 'publish' }))),
        signal: AbortSignal.timeout(60_000),
      })
      .catch(() => undefined)
    const text = (await answer?.text().catch(() => '')) ?? ''
    const isSaved = text.includes('"saved"')
    const kind = answer?.status === 200 && !isSaved ? `200 ${text.slice(0, 300)}` : answer?.status
    tally.add('edit', kind ?? 'broken')
    return isSaved
  }
  const shows = async (place: number, text: string): Promise<boolean> => {
    const node = nodes.get(place)
    // One that has gone meanwhile need not show it.
    if (node === undefined) return true
    const answer = await fetch(`${node.origin}/fr/lieu/${SLUG}`).catch(() => undefined)
    return (await answer?.text().catch(() => ''))?.includes(text) ?? false
  }
  const edit = async () => {
    const metro = `Station-${String(++number).padStart(4, '0')}`
    while (!(await publish(metro))) await pause(PATIENCE_MS)
    const acknowledged = performance.now()
    told.push(metro)
    const seen = [...nodes.keys()].map(async (place) => {
      while (!(await shows(place, metro)) && performance.now() - acknowledged < UNSEEN_MS)
        await pause(LOOK_MS)
    })
    await Promise.all(seen)
    seenAfterMs.push(performance.now() - acknowledged)
  }
  const work = async () => {
    while (!ending) {
      await edit()
      await pause(restMs)
    }
  }
  const working = work()
  return {
    tally,
    seenAfterMs,
    async reach(count) {
      while (seenAfterMs.length < count) await pause(LOOK_MS)
    },
    async finish() {
      ending = true
      await working
    },
    async compare() {
      const rows = await database.db
        .selectFrom('venue_history')
        .select('document')
        .where('venue_id', '=', venue.id)
        .where('event', '=', 'published')
        .execute()
      const stored = Map.groupBy(rows, ({ document }) => Reflect.get(document, 'metro'))
      const times = told.map((metro) => stored.get(metro)?.length ?? 0)
      return { lost: times.filter((count) => count === 0).length, doubled: times.filter((n) => n > 1).length }
    },
  }
}
