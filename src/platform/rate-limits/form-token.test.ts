import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../tests/helpers/database.ts'
import { makeFormToken, readFormToken, TOKEN_LIFETIME_MS } from './form-token.ts'
import { isTokenUsed, removeOldTokens, spendTokens } from './used-tokens.ts'

const SECRET = 'a secret of at least 32 characters'
const NOW = new Date('2026-11-20T10:00:00Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

test('a token holds its age and its purpose', () => {
  const token = makeFormToken('wait', SECRET, NOW)
  expect(readFormToken(token, SECRET, later(4000))).toMatchObject({
    kind: 'valid',
    age: 4000,
    purpose: 'wait',
  })
  expect(readFormToken(token, SECRET, later(TOKEN_LIFETIME_MS + 1))).toEqual({ kind: 'old' })
  expect(readFormToken('', SECRET, NOW)).toEqual({ kind: 'none' })
})

test('a token of another installation, a changed one and one from the future are not ours', () => {
  const token = makeFormToken('form', SECRET, NOW)
  expect(readFormToken(token, `${SECRET}!`, NOW)).toEqual({ kind: 'forged' })
  expect(readFormToken(token.replace('.form.', '.wait.'), SECRET, NOW)).toEqual({ kind: 'forged' })
  expect(readFormToken(makeFormToken('form', SECRET, later(3_600_000)), SECRET, NOW)).toEqual({ kind: 'old' })
})

test('no forged text is a token, and nothing breaks the reader', () => {
  const token = makeFormToken('form', SECRET, NOW)
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1 }), fc.nat(token.length - 1)), (change) => {
      const at = typeof change === 'number' ? change : 0
      const made =
        typeof change === 'string'
          ? change
          : token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect(readFormToken(made, SECRET, NOW).kind).not.toBe('valid')
    }),
    { numRuns: 100 },
  )
})

describe.each(BOTH_ENGINES)('used tokens on %s', (engine) => {
  const database = useDatabase(engine)
  const use = (submissionKey: string) => {
    const expiresAt = later(TOKEN_LIFETIME_MS).getTime()
    return database()
      .db.transaction()
      .execute((transaction) => spendTokens(transaction, [{ id: 'one', submissionKey, expiresAt }]))
  }

  test('a token is good for one request, however many come at once', async () => {
    const isUsed = (submissionKey: string) => isTokenUsed(database().db, { id: 'one', submissionKey })
    expect(await isUsed('a')).toBe(false)
    const all = await Promise.all(['a', 'b', 'c', 'd'].map(use))
    expect(all.filter(Boolean)).toHaveLength(1)
    expect(await isUsed('another')).toBe(true)
    // The same submission on another way is a repetition of it.
    expect(await isUsed(['a', 'b', 'c', 'd'][all.indexOf(true)] ?? '')).toBe(false)
  })

  test('a use is forgotten when the token is of no use any more, not before', async () => {
    await use('a')
    await removeOldTokens(database(), later(TOKEN_LIFETIME_MS - 1))
    const isUsed = () => isTokenUsed(database().db, { id: 'one', submissionKey: 'b' })
    expect(await isUsed()).toBe(true)
    await removeOldTokens(database(), later(TOKEN_LIFETIME_MS))
    expect(await isUsed()).toBe(false)
  })
})
