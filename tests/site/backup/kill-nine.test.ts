import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { ENGINES } from '../../helpers/database.ts'
import { PATIENT, type RunningCommand, runCommand, startCommand } from './run-command.ts'
import { type SiteVariables, useSites } from './site-data.ts'

const PHOTOS = 60

/** Kill a command as soon as a place has come so far. */
async function killWhen(
  { child, ended }: RunningCommand,
  reached: () => Promise<boolean> | boolean,
): Promise<void> {
  while (child.exitCode === null && !(await reached())) await wait(1)
  child.kill('SIGKILL')
  await ended
}

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  )

describe.each(ENGINES)('kill -9 on %s', PATIENT, (engine) => {
  const sites = useSites(engine)

  test('in the middle of a backup leaves nothing that looks like one, and the next one clears it away', async () => {
    const site = await sites.site(PHOTOS)
    const folder = await sites.folder()
    const has = (name: string) => async () => (await filesBelow(folder)).some((entry) => entry.name === name)
    const moments = [async () => (await filesBelow(folder)).length >= PHOTOS / 2, has('manifest.json')]
    for (const reached of moments) {
      await killWhen(startCommand('backup', [folder, '--create'], site.variables), reached)
      const left = await readdir(folder)
      expect(left).toEqual([expect.stringMatching(/^\.unfinished-/)])
      expect(
        await runCommand('restore', [path.join(folder, left[0] ?? '')], await sites.emptyPlace()),
      ).toMatchObject({
        code: 1,
      })
      expect(await runCommand('backup', [folder, '--create', '--keep', '1'], site.variables)).toMatchObject({
        code: 0,
      })
      expect(await readdir(folder)).toEqual([expect.stringMatching(/^passage-/)])
      await rm(folder, { recursive: true })
    }
  })

  test('in the middle of a restore leaves nothing that can be started, and restoring again is possible', async () => {
    const site = await sites.site(PHOTOS)
    const folder = await sites.folder()
    expect(await runCommand('backup', [folder, '--create'], site.variables)).toMatchObject({ code: 0 })
    const backup = path.join(folder, (await readdir(folder))[0] ?? '')
    const moments: ((place: SiteVariables) => Promise<boolean> | boolean)[] = [
      async ({ DATA_DIR = '' }) => (await filesBelow(DATA_DIR)).length >= PHOTOS / 2,
      ({ DATA_DIR = '' }) => existsSync(path.join(DATA_DIR, 'files/proposals')),
    ]
    for (const reached of moments) {
      const place = await sites.emptyPlace()
      const restoring = startCommand('restore', [backup], place)
      await killWhen(restoring, () => reached(place))
      const checked = await runCommand('check', [], place)
      // Killed after the last step but one: it is whole.
      if (checked.code === 0) continue
      expect(checked.output).toMatch(/There is no database|begun and not finished/)
      // Whatever works with the data begins as the site's start does.
      const started = await runCommand('admin', ['list'], place)
      expect(started).toMatchObject({ code: 1, output: expect.stringContaining('npm run restore') })
      const again = await runCommand('restore', [backup], place)
      // Where photographs were already in their place, a person has to clear it.
      if (again.code !== 0) expect(again.output).toContain('An earlier restore was interrupted here')
      else expect(await runCommand('check', [], place)).toMatchObject({ code: 0 })
    }
  })
})
