import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { MIGRATIONS } from './index.ts'

const folder = new URL('./', import.meta.url)
const files = (await readdir(folder)).filter((file) => /^\d{4}-.*\.ts$/.test(file))
const text = await readFile(new URL('frozen.json', folder), 'utf8')
const frozen = z.record(z.string(), z.string()).parse(JSON.parse(text))

describe('migrations are frozen', () => {
  test.each(files)('%s is as it was when it was first run', async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(new URL(file, folder)))
      .digest('hex')
    const advice = frozen[file]
      ? `${file} has changed, but databases have already run it. Undo the change and add a new migration.`
      : `${file} is new: once it is finished, add "${file}": "${hash}" to db/migrations/frozen.json.`
    expect(frozen[file], advice).toBe(hash)
  })

  test('every file is in the list of migrations, in the order of their dates, and none is lost', () => {
    const names = Object.keys(MIGRATIONS)
    expect(names.toSorted()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted())
    const dates = names.map((name) => name.slice(0, '2026-11-20'.length))
    expect(dates).toEqual(dates.toSorted())
    expect(Object.keys(frozen).toSorted()).toEqual(files.toSorted())
  })
})
