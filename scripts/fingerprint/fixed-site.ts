/** The built site with the demo catalogue, at a fixed moment, and browsers without pages that ask it. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type RunningSite, startSite } from '../../tests/site/running-site.ts'
import type { KnownParts } from './normalize.ts'
import type { Ask } from './recorder.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const ADMINISTRATOR = { email: 'boss@passage.example', password: 'plum tree over the canal' }

/** Start it in an empty folder; its first account is an administrator. */
export function startFixedSite(folder: string): Promise<RunningSite> {
  return startSite({
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    DEMO: '1',
    AUTH_SECRET: 'a secret of at least 32 characters',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    NODE_OPTIONS: `--import ${import.meta.resolve('./fixed-world.mjs')}`,
  })
}

/** Read its database beside it. */
export function readDatabase<T>(folder: string, read: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true, timeout: 10_000 })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** Values that differ in every run. */
export async function knownParts({ origin }: RunningSite, folder: string): Promise<KnownParts> {
  const file = path.join(ROOT, 'dist', 'client', 'builds', 'latest.json')
  const { id: buildId } = JSON.parse(await readFile(file, 'utf8')) as { id: string }
  const names = new Map([...venueIds(folder)].map(([slug, id]) => [id, `{${slug}}`]))
  return { host: new URL(origin).host, buildId, names }
}

/** Ids of the venues, by slug. */
export function venueIds(folder: string): ReadonlyMap<string, string> {
  const rows = readDatabase(folder, (database) => database.prepare('select id, slug from venue').all())
  return new Map(rows.map(({ id, slug }) => [String(slug), String(id)]))
}

/** Client without cookies that follows no redirect. */
export function visitorOf({ origin }: RunningSite): Ask {
  return (target, init) =>
    fetch(origin + target, { redirect: 'manual', ...init, headers: headersOf(origin, init) })
}

/**
 * A signed-in client.
 * @throws {Error} when the site does not let them in
 */
export async function signedIn(site: RunningSite): Promise<Ask> {
  const ask = visitorOf(site)
  const body = new URLSearchParams({ intent: 'password', ...ADMINISTRATOR })
  const answer = await ask('/admin/login', { method: 'POST', body })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  if (answer.status !== 303 || cookie === '') throw new Error(`the sign-in answered ${answer.status}`)
  return (target, init) => ask(target, { ...init, headers: { ...(init?.headers as object), cookie } })
}

function headersOf(origin: string, init: RequestInit = {}): Record<string, string> {
  const own = init.headers as Record<string, string> | undefined
  const plain = { 'accept-encoding': 'identity', 'accept-language': '' }
  return { origin, 'sec-fetch-site': 'same-origin', ...plain, ...own }
}
