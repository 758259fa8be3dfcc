import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataPlaces } from '#/platform/data-places.ts'
import { readEnvironment } from '#/platform/environment.ts'
import { EnvironmentError } from '#/platform/environment-error.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'passage-environment-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function problemsOf(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment({ DATA_DIR: folder, ...variables })
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems
    throw error
  }
  return []
}

test('the example file can be used as it is', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)
  const example = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))
  const environment = readEnvironment({ ...example, DATA_DIR: folder })
  expect(environment).toMatchObject({ port: 3000, siteUrl: 'http://localhost:3000', demo: true })
})

test('every error is listed at once, as text', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    IMAGE_CACHE_BYTES: '2 GiB',
    SITE_URL: 'passage',
    LOG_LEVEL: 'loud',
    ADMIN_EMAIL: 'a@example.com',
  })
  expect(problems).toEqual([
    'PORT must be a whole number from 0 to 65535',
    'SITE_URL must be a full address such as https://passage.example',
    'IMAGE_CACHE_BYTES must be a whole number from 67108864 to 1099511627776',
    'LOG_LEVEL must be a level such as info or warn',
    'ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither',
  ])
})

test('an address with more than an origin, and a path that only a shell understands, are rejected', () => {
  for (const SITE_URL of [
    'https://example.com/passage',
    'https://example.com/?a',
    'https://user:pass@example.com',
    'https://example.com/#a',
  ])
    expect(problemsOf({ SITE_URL })).toEqual([
      expect.stringMatching(/^SITE_URL must end after the host or port/),
    ])
  expect(problemsOf({ SITE_URL: 'https://example.com:8443/' })).toEqual([])
  expect(
    problemsOf({
      DATA_DIR: '~/data',
      DATABASE_URL: 'file:~/site.db',
      STORAGE_URL: 'file:$HOME/files',
      BACKUP_DIR: '~owner/backups',
    }).map((text) => text.split(' begins')[0]),
  ).toEqual(['DATA_DIR', 'DATABASE_URL', 'STORAGE_URL', 'BACKUP_DIR'])
  expect(() => dataPlaces({ DATA_DIR: '%USERPROFILE%/data' })).toThrow(/^The environment has 1 error/)
})

test('PostgreSQL wants a shared secret', () => {
  expect(problemsOf({ DATABASE_URL: 'postgres://localhost/passage' })).toEqual([
    expect.stringMatching(/^AUTH_SECRET must be set/),
  ])
})

test('a made-up secret is kept', () => {
  const first = readEnvironment({ DATA_DIR: folder }).authSecret
  expect(readEnvironment({ DATA_DIR: folder }).authSecret).toBe(first)
  expect(first.length).toBeGreaterThanOrEqual(32)
})

test('the security contact is an e-mail address or a page, and nothing else', () => {
  const contactOf = (SECURITY_CONTACT: string) =>
    readEnvironment({ DATA_DIR: folder, SECURITY_CONTACT }).securityContact
  expect(contactOf('')).toBeUndefined()
  expect(contactOf('security@example.com')).toBe('mailto:security@example.com')
  expect(contactOf('https://example.com/report')).toBe('https://example.com/report')
  expect(contactOf('https://example.com/\nExpires: never')).toBe('https://example.com/Expires:%20never')
  for (const wrong of [
    'http://example.com/report',
    'javascript:alert(1)',
    'a@example.com\nExpires: never',
    'tel:1',
  ])
    expect(problemsOf({ SECURITY_CONTACT: wrong })).toEqual([
      'SECURITY_CONTACT must be an email address such as security@example.com or an https:// address',
    ])
})

test('a secret that was cut short is rejected in words at every length, and never replaced', () => {
  const file = path.join(folder, 'auth-secret')
  const { authSecret } = readEnvironment({ DATA_DIR: folder })
  for (let length = 0; length < 32; length++) {
    writeFileSync(file, authSecret.slice(0, length))
    expect(problemsOf({})).toEqual([
      expect.stringMatching(/auth-secret is damaged.*from a backup.*remove it/),
    ])
    expect(readFileSync(file, 'utf8')).toHaveLength(length)
  }
  writeFileSync(file, '\n'.repeat(40))
  expect(problemsOf({})).toHaveLength(1)
})

test('first starts at the same moment agree on one secret, and leave nothing else', async () => {
  const script = `
    const { readEnvironment } = await import('./src/platform/environment.ts')
    const moment = Number(process.argv[1])
    await new Promise((resolve) => setTimeout(resolve, moment - 20 - Date.now()))
    while (Date.now() < moment) {}
    process.stdout.write(readEnvironment({ DATA_DIR: process.argv[2] }).authSecret)`
  const moment = String(Date.now() + 1500)
  const starts = Array.from({ length: 9 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, moment, folder]),
  )
  const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout)
  expect(new Set(secrets)).toEqual(new Set([readFileSync(path.join(folder, 'auth-secret'), 'utf8')]))
  expect(readdirSync(folder)).toEqual(['auth-secret'])
}, 60_000)

test('a place that cannot hold data is reported as text', () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  expect(problemsOf({ DATA_DIR: path.join(file, 'below') })).toEqual([
    expect.stringMatching(/^DATA_DIR \(.*a-file\/below\) cannot be made: .*ENOTDIR/),
  ])
})

test('the folder and the secret are for their owner only', () => {
  const dataDir = path.join(folder, 'var')
  readEnvironment({ DATA_DIR: dataDir })
  const rights = (file: string) => (statSync(file).mode & 0o777).toString(8)
  expect([rights(dataDir), rights(path.join(dataDir, 'auth-secret'))]).toEqual(['700', '600'])
})
