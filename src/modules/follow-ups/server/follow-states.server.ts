/** The machine's follow-ups: each state makes one, once, and it closes when its state is over. No mail ever leaves from here. */
import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'
import { parisDay } from '#/lib/paris-time.ts'
import { wakeRequests } from '#/modules/enquiries/server/record/snoozed.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { type Actor, SHELL } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord, noteEvent } from '#/platform/records/change-record.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { FOLLOW_UP, type FollowUpEvent, type FollowUpRow } from './follow-up-record.server.ts'
import type { State } from './state.ts'
import { readStates } from './states.queries.server.ts'
import type { FollowUpTable } from './tables/follow-up.ts'

const keyOf = ({ kind, origin }: { readonly kind: string; readonly origin: string | null }) =>
  `${kind} ${origin}`

/**
 * Make, reopen and close the machine's follow-ups, so that they are what the states ask for.
 * @returns how many were made, reopened or closed
 */
export async function followStates(database: Database, now: Date): Promise<number> {
  const { db } = database
  const states = await readStates(db, now, await readOfficeHours(database))
  const wanted = new Map(states.map((state) => [keyOf(state), state]))
  const known = await db
    .selectFrom('follow_up')
    .select(['id', 'kind', 'origin', 'outcome'])
    .where('kind', '<>', 'hand')
    .where((eb) =>
      eb.or([eb('outcome', 'is', null), eb('origin', 'in', ['', ...states.map(({ origin }) => origin)])]),
    )
    .execute()
  const knownKeys = new Set(known.map(keyOf))
  const stamp = { by: SHELL, at: now }
  const work: ((transaction: Transaction) => Promise<boolean>)[] = [
    ...states
      .filter((state) => !knownKeys.has(keyOf(state)))
      .map((state) => (db: Transaction) => make(db, state, stamp)),
    ...known.flatMap(({ id, outcome, ...one }) => {
      const state = wanted.get(keyOf(one))
      if (outcome === null && state === undefined) return [(db: Transaction) => turn(db, id, null, stamp)]
      return outcome === 'over' && state ? [(db: Transaction) => turn(db, id, state, stamp)] : []
    }),
  ]
  let count = 0
  for (const one of work) if (await db.transaction().execute(one)) count += 1
  return count
}

/** What clients and owners have said brings a request that is out of sight back. */
const WAKING: ReadonlySet<State['kind']> = new Set(['declined', 'owner-withdrew'])

/** What is made late is due today. */
const dueDay = ({ day }: State, now: Date) => (day < parisDay(now) ? parisDay(now) : day)

async function make(db: Transaction, state: State, stamp: Stamp<Actor>): Promise<boolean> {
  const { kind, origin, enquiryId, about } = state
  const day = dueDay(state, stamp.at)
  const moved = kind === 'visit' ? await openVisit(db, enquiryId) : undefined
  const after = await db
    .insertInto('follow_up')
    .values({
      ...{ id: randomUUID(), enquiry_id: enquiryId, kind, origin, about, day, note: moved?.note ?? '' },
      assignee: moved?.assignee ?? null,
      ...{ created_at: stamp.at.toISOString(), created_by: null, version: 1 },
      ...{ outcome: null, closed_at: null, closed_by: null },
    })
    // Whoever was faster has made it.
    .onConflict((conflict) => conflict.columns(['kind', 'origin']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (after === undefined) return false
  if (WAKING.has(kind)) await wakeRequests(db, { id: enquiryId }, stamp.at.toISOString())
  return noteEvent(db, FOLLOW_UP, { event: 'added', details: { to: day } }, { after }, stamp)
}

/** The follow-up of a visit that another moment was confirmed for: who goes there, and what was noted, moves along. */
function openVisit(db: Transaction, enquiryId: string) {
  return db
    .selectFrom('follow_up')
    .select(['note', 'assignee'])
    .where('enquiry_id', '=', enquiryId)
    .where('kind', '=', 'visit')
    .where('outcome', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}

/** Close a follow-up whose state is over, or reopen one whose state has come back; what somebody has closed stays closed. */
async function turn(db: Transaction, id: string, state: State | null, stamp: Stamp<Actor>): Promise<boolean> {
  const isOpen = ({ outcome }: FollowUpRow) => outcome === null
  const outcome = await changeRecord(
    db,
    FOLLOW_UP,
    {
      key: id,
      isExpected: (row) => (state === null ? isOpen(row) : row.outcome === 'over'),
      decide: async (): Promise<{ values: Updateable<FollowUpTable>; events: FollowUpEvent[] }> =>
        state === null
          ? {
              values: { outcome: 'over', closed_at: stamp.at.toISOString(), closed_by: null },
              events: [{ event: 'over', details: {} }],
            }
          : {
              values: { outcome: null, closed_at: null, day: dueDay(state, stamp.at) },
              events: [{ event: 'reopened', details: {} }],
            },
    },
    stamp,
  )
  return outcome.kind === 'changed'
}
