import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { createWork, isWorkDone } from './proof-of-work.ts'

const SECRET = 'a secret of at least 32 characters'
const inAnHour = () => Date.now() + 3_600_000
const pack = (proof: unknown) => Buffer.from(JSON.stringify(proof)).toString('base64')

async function solve(challenge: Challenge): Promise<string> {
  return pack({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

test('work that was done counts for its own token, at this installation, in time', async () => {
  const done = await solve(await createWork('token-one', inAnHour(), SECRET))
  expect(await isWorkDone(done, 'token-one', SECRET)).toBe(true)
  expect(await isWorkDone(done, 'token-two', SECRET)).toBe(false)
  expect(await isWorkDone(done, 'token-one', `${SECRET}!`)).toBe(false)
  const late = await solve(await createWork('token-one', Date.now() - 2000, SECRET))
  expect(await isWorkDone(late, 'token-one', SECRET)).toBe(false)
})

test('work that was not done, made easier or made up does not count', async () => {
  const challenge = await createWork('token-one', inAnHour(), SECRET)
  const guess = { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') }
  expect(await isWorkDone(pack({ challenge, solution: guess }), 'token-one', SECRET)).toBe(false)
  const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } }
  expect(await isWorkDone(await solve(easier), 'token-one', SECRET)).toBe(false)
  for (const made of [
    '',
    'nonsense',
    pack(null),
    pack({}),
    pack({ challenge }),
    pack({ challenge, solution: {} }),
  ]) {
    expect(await isWorkDone(made, 'token-one', SECRET), made.slice(0, 20)).toBe(false)
  }
})
