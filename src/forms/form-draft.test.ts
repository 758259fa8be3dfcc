import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newSubmissionKey, readDraft, visitorDrafts } from './form-draft.ts'

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
  visitorDrafts.write('quote', draft)
  expect(readDraft('quote')).toEqual(draft)
  visitorDrafts.remove('quote')
  expect(readDraft('quote')).toBeUndefined()
})

test.each(['', '{', '[]', '"text"', '{"values":{}}', '{"values":{"company":1},"submissionKey":"k"}'])(
  'ignores stored data that is no draft: %s',
  (text) => {
    kept.set(KEY, text)
    expect(readDraft('quote')).toBeUndefined()
  },
)

test('goes on with a draft of an earlier version of the site', () => {
  const draft = { values: { company: 'Maison Aurèle' }, submissionKey: newSubmissionKey() }
  kept.set(KEY, JSON.stringify(draft))
  expect(readDraft('quote')).toEqual(draft)
})

test('does nothing where storage is unavailable', () => {
  const reject = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: reject, setItem: reject, removeItem: reject })
  expect(() => visitorDrafts.write('quote', { values: {}, submissionKey: '' })).not.toThrow()
  expect(() => visitorDrafts.remove('quote')).not.toThrow()
  expect(readDraft('quote')).toBeUndefined()
})

test('submission keys differ and have the form that the server takes', () => {
  const [one, two] = [newSubmissionKey(), newSubmissionKey()]
  expect(one).not.toBe(two)
  expect(one).toMatch(/^[\w-]{16,64}$/)
})
