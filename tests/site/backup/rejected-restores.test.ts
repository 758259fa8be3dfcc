import {
  cp,
  mkdir,
  mkdtemp,
  open as openFile,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { BackupError } from '#/platform/backup/backup-error.ts'
import { restoreBackup } from '#/platform/backup/restore-backup.ts'
import { dataPlaces } from '#/platform/data-places.ts'
import { ENGINES } from '../../helpers/database.ts'
import { FULL_RUN } from '../../helpers/full-run.ts'
import { makeSmallDisk } from '../full-disk.ts'
import { PATIENT, runCommand } from './run-command.ts'
import { type SiteVariables, useSites } from './site-data.ts'

/** All entries of a folder, dotfiles included. */
const entriesOf = (folder: string) => readdir(folder).catch(() => [])

interface BackupManifest {
  format: number
  engine: string
  migrations: string[]
  tables: Record<string, number>
  files: { path: string; bytes: number; sha256: string }[]
}

async function changeManifest(backup: string, change: (manifest: BackupManifest) => void): Promise<void> {
  const file = path.join(backup, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as BackupManifest
  change(manifest)
  await writeFile(file, JSON.stringify(manifest))
}

/** Turn one byte around. */
async function flip(file: string, position: number): Promise<void> {
  const handle = await openFile(file, 'r+')
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position)
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 0xff]), 0, 1, position)
  await handle.close()
}

const databaseOf = { sqlite: 'database.sqlite', postgres: 'database.dump' }

test('a folder that is not there is not made unasked: its disk may not be mounted', PATIENT, async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'passage-no-folder-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const folder = path.join(place, 'backups')
  const { code, output } = await runCommand('backup', [folder], { DATA_DIR: path.join(place, 'data') })
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining(`${folder} is not there. Mount its disk`),
  })
  expect(await entriesOf(place)).toEqual([])
})

describe.each(ENGINES)('a backup that is not whole, on %s', PATIENT, (engine) => {
  const sites = useSites(engine)
  let backup = ''
  let target: SiteVariables = {}
  beforeEach(async () => {
    const site = await sites.site()
    const folder = await sites.folder()
    expect(await runCommand('backup', [folder, '--create'], site.variables)).toMatchObject({ code: 0 })
    backup = path.join(folder, (await readdir(folder))[0] ?? '')
    target = await sites.emptyPlace()
  })

  const damages: Record<string, () => Promise<unknown>> = {
    'a byte of the database differs': () => flip(path.join(backup, databaseOf[engine]), 5000),
    'a photograph is cut short': () => truncate(path.join(backup, 'files/proposals/room-2'), 100),
    'a photograph is missing': () => rm(path.join(backup, 'files/proposals/room-2')),
    'the manifest is cut short': async () => {
      const { size } = await stat(path.join(backup, 'manifest.json'))
      await truncate(path.join(backup, 'manifest.json'), size - 20)
    },
    'the manifest is missing': () => rm(path.join(backup, 'manifest.json')),
    'the manifest leads out of its folder': () =>
      changeManifest(backup, ({ files }) =>
        files.push({ bytes: 1, sha256: '0'.repeat(64), path: 'files/../../../etc/passwd' }),
      ),
    'it is of a newer version': () =>
      changeManifest(backup, ({ migrations }) => migrations.push('9999-later')),
    'its format is newer': () =>
      changeManifest(backup, (manifest) => Object.assign(manifest, { format: 99 })),
    'it is of the other engine': () =>
      changeManifest(backup, (manifest) => {
        const other = engine === 'sqlite' ? 'postgres' : 'sqlite'
        manifest.engine = other
        for (const file of manifest.files) if (file.path === databaseOf[engine]) file.path = databaseOf[other]
      }).then(() =>
        cp(
          path.join(backup, databaseOf[engine]),
          path.join(backup, databaseOf[engine === 'sqlite' ? 'postgres' : 'sqlite']),
        ),
      ),
  }

  test('is rejected with a message, and nothing is touched, nor where something is', async () => {
    const original = `${backup}-original`
    await cp(backup, original, { recursive: true })
    for (const [what, damage] of Object.entries(damages)) {
      await rm(backup, { recursive: true })
      await cp(original, backup, { recursive: true })
      await damage()
      const order = { backup, places: dataPlaces(target), authSecret: undefined, releaseMails: false }
      const run = { onProgress: () => undefined, now: () => new Date() }
      const rejection: unknown = await restoreBackup(order, run).catch((error) => error)
      expect(rejection, what).toBeInstanceOf(BackupError)
      expect(String(rejection), what).toMatch(/damaged|not a backup|newer|restored to the engine/)
      expect(await entriesOf(target.DATA_DIR ?? ''), what).toEqual([])
    }
    // The command prints one line, without a stack trace.
    const { code, output } = await runCommand('restore', [backup], target)
    expect([code, output.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining('restored to the engine')],
    ])
    // The database, too, is as empty as before.
    expect(await runCommand('restore', [original], target)).toMatchObject({ code: 0 })
    expect(await runCommand('check', [], target)).toMatchObject({ code: 0 })

    // A place in which something is takes no backup, and keeps what it has.
    const before = await entriesOf(target.DATA_DIR ?? '')
    const again = await runCommand('restore', [original], target)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('only to where nothing is') })
    expect(await entriesOf(target.DATA_DIR ?? '')).toEqual(before)
    // A file that does not belong to the site must not be overwritten.
    const other = await sites.emptyPlace()
    await mkdir(other.DATA_DIR ?? '')
    await writeFile(path.join(other.DATA_DIR ?? '', 'notes.txt'), 'mine')
    expect(await runCommand('restore', [original], other)).toMatchObject({ code: 1 })
    expect(await entriesOf(other.DATA_DIR ?? '')).toEqual(['notes.txt'])
  })
})

describe('an archive', PATIENT, () => {
  const sites = useSites('sqlite')

  test('that was truncated or changed is rejected', async () => {
    const site = await sites.site()
    const folder = await sites.folder()
    expect(await runCommand('backup', [folder, '--create', '--tar'], site.variables)).toMatchObject({
      code: 0,
    })
    const [name = ''] = await readdir(folder)
    const archive = path.join(folder, name)
    const { size } = await stat(archive)
    const target = await sites.emptyPlace()
    const torn = path.join(folder, 'torn.tar')
    await cp(archive, torn)
    await truncate(torn, Math.round(size / 2))
    const changed = path.join(folder, 'changed.tar')
    await cp(archive, changed)
    await flip(changed, Math.round(size * 0.9))
    for (const file of [torn, changed]) {
      expect(await runCommand('restore', [file], target)).toMatchObject({
        code: 1,
        output: expect.stringContaining('damaged'),
      })
      expect(await entriesOf(target.DATA_DIR ?? '')).toEqual([])
    }
  })
})

describe('a backup', PATIENT, () => {
  const sites = useSites('sqlite')

  test('for which there is no room leaves nothing, and says so', async () => {
    const site = await sites.site()
    const disk = await makeSmallDisk(path.join(await sites.folder(), 'disk'))
    try {
      await disk.fill(process.pid)
      const { code, output } = await runCommand(
        'backup',
        [path.join(disk.folder, 'backups'), '--create'],
        site.variables,
      )
      const left = await readdir(disk.folder, { recursive: true })
      expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('no room left') })
      expect(left.filter((name) => name !== 'ballast' && name !== 'backups')).toEqual([])
    } finally {
      await disk.empty(process.pid)
      await disk.remove()
    }
  })

  test('of a missing site is rejected, and creates none', async () => {
    const folder = await sites.folder()
    const place = await sites.emptyPlace()
    const { code, output } = await runCommand('backup', [folder, '--create'], place)
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('no database to back up'),
    })
    expect(await entriesOf(folder)).toEqual([])
    expect(await entriesOf(place.DATA_DIR ?? '')).toEqual([])
  })

  test('keeps the newest ones, and only removes backups of the same site', async () => {
    const site = await sites.site(0)
    const folder = await sites.folder()
    const other = { ...site.variables, SITE_URL: 'https://other.example' }
    expect(await runCommand('backup', [folder, '--create'], other)).toMatchObject({ code: 0 })
    const [foreign = ''] = await readdir(folder)
    // Looks like a backup, but nothing proves it.
    await mkdir(path.join(folder, 'passage-2020-01-01T00-00-00Z'))
    for (const options of [[], ['--tar'], []])
      await runCommand('backup', [folder, '--create', ...options], site.variables)
    const before = await readdir(folder)
    const { output } = await runCommand('backup', [folder, '--create', '--keep', '2'], site.variables)
    expect(output.match(/^Removed /gm)).toHaveLength(2)
    const after = await readdir(folder)
    expect(after).toHaveLength(before.length - 1)
    expect(after).toEqual(expect.arrayContaining([foreign, 'passage-2020-01-01T00-00-00Z']))
    for (const wrong of FULL_RUN ? ['0', '-1', 'all'] : ['-1']) {
      expect(
        await runCommand('backup', [folder, '--create', `--keep=${wrong}`], site.variables),
      ).toMatchObject({
        code: 1,
      })
    }
    expect(await readdir(folder)).toEqual(after)
  })
})

describe('the programs of PostgreSQL', PATIENT, () => {
  const sites = useSites('postgres')

  test('are said to be missing, or older than the server', async () => {
    const site = await sites.site(0)
    const folder = await sites.folder()
    const without = await runCommand('backup', [folder, '--create'], { ...site.variables, PATH: '/nowhere' })
    expect(without).toMatchObject({
      code: 1,
      output: expect.stringContaining('pg_dump was not found on the PATH'),
    })
    const old = path.join(folder, 'bin')
    await mkdir(old)
    await writeFile(path.join(old, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n', {
      mode: 0o755,
    })
    const older = { ...site.variables, PATH: `${old}:${process.env.PATH}` }
    const { code, output } = await runCommand('backup', [folder, '--create'], older)
    expect({ code, output }).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot back up a newer server'),
    })
    expect(await readdir(folder)).toEqual(['bin'])
  })
})
