import { mkdtemp, open, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSmallDisk, type SmallDisk } from './full-disk.ts'
import { type RunningSite, startSite } from './running-site.ts'

const PRELOAD = `--import=${pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs')).href}`

let folder: string
let site: RunningSite | undefined
let disk: SmallDisk | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-ready-'))
})
afterEach(async () => {
  await site?.kill()
  await disk?.remove()
  disk = undefined
  await rm(folder, { recursive: true, force: true })
})

async function readiness(): Promise<{ status: number; failing: string[] }> {
  const answer = await fetch(`${site?.origin}/readyz`)
  const { failing } = (await answer.json()) as { failing: string[] }
  return { status: answer.status, failing }
}

function send(): Promise<Response> {
  const form = {
    company: 'Maison Aurèle',
    lastName: 'Lindqvist',
    firstName: 'Ingrid',
    email: 'i@example.com',
  }
  return fetch(`${site?.origin}/contact-venue?venue=galerie-perle`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, message: 'Forty looks', venue: 'galerie-perle' }),
    redirect: 'manual',
  })
}

test('a database that takes no writes is not ready, in every process, before any form was sent', async () => {
  disk = await makeSmallDisk(path.join(folder, 'disk'), false)
  site = await startSite({ DATA_DIR: disk.folder })
  expect(await readiness()).toEqual({ status: 200, failing: [] })
  await disk.fill(site.pid)
  await expect.poll(readiness).toEqual({ status: 503, failing: ['writes'] })
  await disk.empty(site.pid)
  await expect.poll(readiness).toEqual({ status: 200, failing: [] })
}, 60_000)

test('an enquiry that could not be stored is reported at once, and a damaged table that no request needs', async () => {
  site = await startSite({ DATA_DIR: folder })
  const other = new DatabaseSync(path.join(folder, 'site.db'))
  other.exec('alter table enquiry_venue rename to enquiry_venue_away')
  expect((await send()).status).toBe(503)
  expect(await readiness()).toEqual({ status: 503, failing: ['store'] })
  other.exec('alter table enquiry_venue_away rename to enquiry_venue')
  other.close()
  expect((await send()).status).toBe(303)
  expect(await readiness()).toEqual({ status: 200, failing: [] })
  await site.stop()
  await damage(path.join(folder, 'site.db'), 'enquiry_history')
  site = await startSite({ DATA_DIR: folder, NODE_OPTIONS: PRELOAD })
  await expect.poll(readiness).toEqual({ status: 503, failing: ['integrity'] })
  await expect.poll(() => site?.output()).toContain('the database is damaged')
}, 60_000)

test('a disk with hardly any room left is not ready', async () => {
  disk = await makeSmallDisk(path.join(folder, 'disk'))
  if (disk.kind !== 'tmpfs') return
  const file = path.join(disk.folder, 'site.db')
  site = await startSite({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: `file:${file}` })
  expect(await readiness()).toEqual({ status: 503, failing: ['disk'] })
  const metrics = await (await fetch(`${site.origin}/metrics`)).text()
  const free = /^passage_disk_free_bytes\{place="database"\} (\d+)$/m.exec(metrics)?.[1]
  const { blocks, bsize } = await statfs(disk.folder)
  expect(Number(free)).toBeGreaterThan(0)
  expect(Number(free)).toBeLessThan(blocks * bsize)
}, 60_000)

/** Write nonsense over the pages of a table. */
async function damage(file: string, table: string): Promise<void> {
  const database = new DatabaseSync(file)
  const pages = database
    .prepare("select pageno from dbstat where name = ? and pagetype = 'leaf'")
    .all(table)
    .map((row) => Number(row.pageno))
  const { page_size: size } = database.prepare('pragma page_size').get() as { page_size: number }
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
  const handle = await open(file, 'r+')
  for (const page of pages) await handle.write(Buffer.alloc(size, 0x5a), 0, size, (page - 1) * size)
  await handle.close()
}
