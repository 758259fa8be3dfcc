import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, newSubmissionKey, readDraft, writeDraft } from './form-draft.ts'

const KEY = 'passage.draft.quote'
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

test('returns the stored draft until it is cleared', () => {
  const draft = { values: { company: 'Maison Aurèle' }, submissionKey: newSubmissionKey() }
  writeDraft('quote', draft)
  expect(readDraft('quote')).toEqual(draft)
  clearDraft('quote')
  expect(readDraft('quote')).toBeUndefined()
})

test.each(['', '{', '[]', '"text"', '{"values":{}}', '{"values":{"company":1},"submissionKey":"k"}'])(
  'ignores stored data that is no draft: %s',
  (text) => {
    kept.set(KEY, text)
    expect(readDraft('quote')).toBeUndefined()
  },
)

test('does nothing where storage is unavailable', () => {
  const reject = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject })
  expect(() => writeDraft('quote', { values: {}, submissionKey: '' })).not.toThrow()
  expect(() => clearDraft('quote')).not.toThrow()
  expect(readDraft('quote')).toBeUndefined()
})

test('submission keys differ and have the form that the server takes', () => {
  const [one, two] = [newSubmissionKey(), newSubmissionKey()]
  expect(one).not.toBe(two)
  expect(one).toMatch(/^[\w-]{16,64}$/)
})
