/** A short run of `npm run bench -- cluster`, so that it cannot rot: one node dies under readers, writers and an editor. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killedNodes } from '../../bench/cluster/faults.ts'
import { runFault } from '../../bench/cluster/run-fault.ts'
import { openWorld, type World } from '../../bench/cluster/world.ts'
import { ensurePrograms } from '../deploy/debian-programs.ts'

const FULL = { tags: ['full'], timeout: 180_000 }

let world: World | undefined
beforeAll(async () => {
  ensurePrograms({ caddy: 'caddy' })
  world = await openWorld()
}, 120_000)
afterAll(() => world?.close())

test(
  'a node of three is killed: pages go on, nothing acknowledged is lost or doubled, edits are seen everywhere',
  FULL,
  async () => {
    if (!world) throw new Error('nothing is set up')
    const { readers, senders, proposals, ...report } = await runFault(world, killedNodes([1], 1000))
    expect([readers.tally.except('page', 200), [...readers.missed]]).toEqual([0, []])
    expect([report.requests, report.proposed, report.edits]).toMatchObject([
      { lost: 0, doubled: 0 },
      { lost: 0, doubled: 0 },
      { lost: 0, doubled: 0 },
    ])
    expect(senders.acknowledged.size).toBeGreaterThan(10)
    expect(proposals.acknowledged.size).toBeGreaterThan(1)
    expect(report.edits.seenAfterMs.length).toBeGreaterThan(2)
    expect(Math.max(...report.edits.seenAfterMs)).toBeLessThan(5000)
  },
)
