import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makeSheet } from './sheet.ts'

test('lays the pictures that exist out in rows and names the others', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'passage-sheet-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const names = Array.from({ length: 6 }, (_, index) => `nowhere-${index}`)
  const grey = sharp({ create: { width: 96, height: 64, channels: 3, background: '#808080' } }).jpeg()
  for (const name of names) await grey.clone().toFile(path.join(folder, `${name}.jpg`))

  const sheet = path.join(folder, 'sheets', 'all.png')
  expect(await makeSheet([...names, 'nowhere-9'], folder, sheet)).toEqual(['nowhere-9'])
  expect(await sharp(sheet).metadata()).toMatchObject({ width: 5 * 488 + 8, height: 2 * 350 + 8 })
  await expect(makeSheet(['nowhere-9'], folder, sheet)).rejects.toThrow('None of these pictures')
})
