import { describe, expect, test } from 'vitest'
import { addJobs, numbered, useMove } from '../../../tests/helpers/move-scene.ts'
import { migrate } from '../database/migrate.ts'
import { rejectMoved, rejectMovedAddress } from './unfinished-move.ts'

describe('an interrupted move', () => {
  const scene = useMove()
  const { inSource, inTarget, askTarget, move, rejected, told } = scene

  /** Interrupted by a row that is not taken; it is taken from now on. */
  async function interrupt(): Promise<void> {
    await inSource((database) => addJobs(database, numbered(3500)))
    await inTarget(migrate)
    await askTarget("alter table duty add constraint late check (name <> 'job 999')")
    // The last of all in the order of the key.
    expect(await rejected()).toContain('row name = job 999 of the table duty')
    await askTarget('alter table duty drop constraint late')
    expect(await askTarget('select count(*)::int as n from duty')).toEqual([{ n: 3000 }])
  }

  test('goes on with the rows that are missing', async () => {
    await interrupt()
    const { copied, tables } = await move()
    expect(told).toContain('Going on with the move that was interrupted.')
    expect([copied < 1000, tables.get('duty')?.rows]).toEqual([true, 3500])
  })

  test('keeps sites off the target from before its first table', async () => {
    // No table, and in the way of one.
    await askTarget('create type venue as enum ()')
    await expect(move()).rejects.toThrow(/already exists/)
    await expect(inTarget((database) => rejectMoved(database))).rejects.toThrow(/has not been finished/)
    await askTarget('drop type venue')
    await move()
    await inTarget((database) => rejectMoved(database))
  })

  test('begins anew when the site was used since', async () => {
    await interrupt()
    await inSource((database) => addJobs(database, ['job 0 and a half']))
    const { copied, tables } = await move()
    expect(told).toContain('The site has been used since the move was interrupted: it begins anew.')
    expect([copied > 3500, tables.get('duty')?.rows]).toEqual([true, 3501])
  })

  test.each([
    ["update duty set done_at = 'x' where name = 'job 5'", /the row name = job 5 of duty is not the same/],
    // Copying goes on after as many rows as are there.
    ["delete from duty where name = 'job 5'", /does not take the row name = job \d+ of the table duty/],
    [
      "update duty set name = 'job 99999' where name = 'job 5'",
      /the row name = job 5 of duty is not the same/,
    ],
    [
      "insert into lost_address values ('/x', '', 1, 'a', 'a', null)",
      /lost_address has a row too many in the target, address = \/x/,
    ],
  ])('whose target was changed by another hand is not finished: %s', async (statement, why) => {
    await interrupt()
    await askTarget(statement)
    expect(await rejected()).toMatch(why)
    await expect(inTarget((database) => rejectMoved(database))).rejects.toThrow(/has not been finished/)
    await expect(rejectMovedAddress(scene.to)).rejects.toThrow(/has not been finished/)
    await inSource(rejectMoved)
    await rejectMovedAddress(`file:${scene.file}`)
  })
})
