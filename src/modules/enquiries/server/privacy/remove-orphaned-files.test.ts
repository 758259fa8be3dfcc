import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { usePersonalData } from '../../../../../tests/helpers/use-personal-data.ts'
import { erasePerson } from './person.server.ts'
import { removeForgottenMailFiles } from './remove-orphaned-files.ts'

describe.each(BOTH_ENGINES)('files of mails on %s', (engine) => {
  const { database, parts, send } = usePersonalData(engine)

  test('old files of mails of this machine are removed, and those of mails that another one has erased', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-mails-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await send()
    const { id } = await database().db.selectFrom('outbox').select('id').limit(1).executeTakeFirstOrThrow()
    const known = `${id}.eml`
    const old = ['0a1b.eml', '0a1b.eml.12.tmp', 'note.txt']
    for (const name of [...old, known, `.${id}.eml.0c.part`, '0c1d.eml']) {
      await writeFile(path.join(folder, name), '')
      if (old.includes(name)) await utimes(path.join(folder, name), 1000, 1000)
    }
    const sweep = (place: string) =>
      removeForgottenMailFiles(database(), new Date(Date.now() - 60_000), place)
    expect(await sweep(path.join(folder, 'nowhere'))).toBe(0)
    await sweep(folder)
    expect((await readdir(folder)).toSorted()).toEqual([`.${id}.eml.0c.part`, known, 'note.txt'].toSorted())
    await erasePerson({ email: 'camille@example.com' }, parts())
    await sweep(folder)
    expect(await readdir(folder)).toEqual(['note.txt'])
  })
})
