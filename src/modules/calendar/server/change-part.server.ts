/** Making a venue a room of a house, and ending that: the days that are sold follow. */
import { parisDay } from '#/lib/paris-time.ts'
import { venueNames } from '#/modules/venues/server/venue-names.repository.server.ts'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { raiseRevision } from '#/platform/database/change-content.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { RecordKind, Stamp } from '#/platform/records/record-kind.ts'
import { orRefused, Refusal } from '#/platform/records/refusal.ts'
import type { Taken } from '../model/taken.ts'
import type { PartAnswer, PartEvent, PartLink, PartProblem } from '../model/venue-parts.schema.ts'
import { entryOf } from './entry-row.ts'
import { freeDays, occupyDays } from './occupied-days.server.ts'
import { lockCalendar, relatedVenues } from './related-venues.server.ts'

interface LinkRow extends PartLink {
  readonly houseName: string
  readonly partName: string
  readonly isPart: boolean
  readonly version: number
}

/** Pairs of house and room, within the lock of both. */
const LINK: RecordKind<PartLink, LinkRow, Pick<LinkRow, 'isPart'>, PartEvent, Actor> = {
  async hold(db, { houseId, partId }) {
    const names = await venueNames(db, [houseId, partId])
    const [houseName, partName] = [names.get(houseId), names.get(partId)]
    if (houseName === undefined || partName === undefined) return undefined
    const [link, { version }] = await Promise.all([
      db
        .selectFrom('venue_part')
        .select('part_id')
        .where('venue_id', '=', houseId)
        .where('part_id', '=', partId)
        .executeTakeFirst(),
      db
        .selectFrom('venue_part_history')
        .select((eb) => eb.fn.countAll().as('version'))
        .where('venue_id', '=', houseId)
        .where('part_id', '=', partId)
        .executeTakeFirstOrThrow(),
    ])
    return { houseId, partId, houseName, partName, isPart: link !== undefined, version: Number(version) }
  },
  async write(db, before, { isPart }, { at }) {
    const { houseId, partId } = before
    if (isPart) await db.insertInto('venue_part').values({ venue_id: houseId, part_id: partId }).execute()
    else
      await db
        .deleteFrom('venue_part')
        .where('venue_id', '=', houseId)
        .where('part_id', '=', partId)
        .execute()
    await spreadDays(db, houseId, parisDay(at))
    // Visitors are told that a house is taken when a room of it is.
    await raiseRevision(db)
    return { ...before, isPart, version: before.version + 1 }
  },
  async history(db, event, { after: { houseId, partId, version } }, { by, at }) {
    await db
      .insertInto('venue_part_history')
      .values({
        ...{ venue_id: houseId, part_id: partId, version },
        ...{ at: at.toISOString(), actor: by.id, event },
      })
      .execute()
    return true
  },
  audit: (event, { houseId, houseName, partName }) => ({
    action: `calendar.${event}`,
    subject: { id: houseId, name: houseName },
    details: { room: partName },
  }),
}

/** Change whether a venue is a room of a house. */
export async function changePart(
  database: Database,
  { houseId, partId, isPart }: PartLink & Pick<LinkRow, 'isPart'>,
  stamp: Stamp<Actor>,
): Promise<PartAnswer> {
  return orRefused<PartAnswer>(
    database.db.transaction().execute(async (db): Promise<PartAnswer> => {
      await lockCalendar(db, houseId, partId)
      const outcome = await changeRecord(
        db,
        LINK,
        {
          key: { houseId, partId },
          isExpected: () => true,
          async decide(present) {
            const problem = isPart ? await problemOf(db, present) : undefined
            if (problem !== undefined) throw new Refusal<PartAnswer>({ kind: 'refused', problem })
            if (present.isPart === isPart) return undefined
            return { values: { isPart }, events: [isPart ? 'room-added' : 'room-removed'] }
          },
        },
        stamp,
      )
      return { kind: outcome.kind === 'gone' ? 'gone' : 'done' }
    }),
  )
}

async function problemOf(db: Db, { houseId, partId }: PartLink): Promise<PartProblem | undefined> {
  if (houseId === partId) return 'self'
  const { parts, wholes } = await relatedVenues(db, houseId)
  if (wholes.includes(partId)) return 'circle'
  return parts.includes(partId) ? 'double' : undefined
}

/** Let what is sold of a house, and of the houses that it is a room of, have the days of the rooms of today; days that are over stay. */
async function spreadDays(db: Db, houseId: string, today: string): Promise<void> {
  const { wholes } = await relatedVenues(db, houseId)
  const rows = await db
    .selectFrom('calendar_entry')
    .selectAll()
    .where('venue_id', 'in', [houseId, ...wholes])
    .where('state', 'in', ['booked', 'closed'])
    .where('kind', '<>', 'hold')
    .where('last_day', '>=', today)
    .orderBy('id')
    .execute()
  for (const { id } of rows) await freeDays(db, id)
  for (const entry of rows.map(entryOf)) {
    const taken = await orRefused<Taken | undefined>(occupyDays(db, entry).then(() => undefined))
    if (taken === undefined) continue
    const [{ title, firstDay, lastDay }, { by }] = [entry, taken]
    const room = { title: by.title, firstDay: by.firstDay, lastDay: by.lastDay }
    throw new Refusal<PartAnswer>({ kind: 'clash', house: { title, firstDay, lastDay }, room })
  }
}
