import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashInputs, hashPrograms, isStale, readFingerprint, writeFingerprint } from './fingerprint.ts'

const quality = { samples: 8, width: undefined }
const picture = { name: 'loft-1', room: 'loft', size: '1600x1067', view: 'wide' }
const rooms = (facts: object) => new Map([['loft', facts]])
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'passage-photography-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the inputs of a picture', () => {
  const hash = hashInputs(picture, rooms({ floor: 'oak', seed: 1 }), quality)

  test('are the same in another order', () => {
    const moved = { view: 'wide', size: '1600x1067', room: 'loft', name: 'loft-1' }
    expect(hashInputs(moved, rooms({ seed: 1, floor: 'oak' }), quality)).toBe(hash)
  })

  test('change with the record, the room and the quality', () => {
    const facts = rooms({ floor: 'oak', seed: 1 })
    expect(hashInputs({ ...picture, view: 'detail' }, facts, quality)).not.toBe(hash)
    expect(hashInputs(picture, rooms({ floor: 'oak', seed: 2 }), quality)).not.toBe(hash)
    expect(hashInputs(picture, facts, { ...quality, samples: 4 })).not.toBe(hash)
  })
})

test('the programs are all Python files below a folder, and nothing else', () => {
  mkdirSync(path.join(folder, 'studio'))
  writeFileSync(path.join(folder, 'studio', 'room.py'), 'a = 1')
  const before = hashPrograms(folder)
  writeFileSync(path.join(folder, 'README.md'), 'words')
  expect(hashPrograms(folder)).toBe(before)
  writeFileSync(path.join(folder, 'studio', 'room.py'), 'a = 2')
  expect(hashPrograms(folder)).not.toBe(before)
})

describe('a finished picture', () => {
  const made = { inputs: 'i', programs: 'p' }

  test('is made again when anything has changed, or only when its inputs have', () => {
    expect(isStale(undefined, made, true)).toBe(true)
    expect(isStale(made, { ...made }, false)).toBe(false)
    expect(isStale(made, { ...made, programs: 'q' }, false)).toBe(true)
    expect(isStale(made, { ...made, programs: 'q' }, true)).toBe(false)
    expect(isStale(made, { ...made, inputs: 'j' }, true)).toBe(true)
  })

  test('is known by its fingerprint as long as the picture itself is there', () => {
    writeFingerprint(folder, 'loft-1', made)
    expect(readFingerprint(folder, 'loft-1')).toBeUndefined()
    writeFileSync(path.join(folder, 'loft-1.jpg'), '')
    expect(readFingerprint(folder, 'loft-1')).toEqual(made)
    expect(readFingerprint(folder, 'loft-2')).toBeUndefined()
  })
})
