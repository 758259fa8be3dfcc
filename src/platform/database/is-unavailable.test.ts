import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { isUnavailable } from './is-unavailable.ts'
import { openDatabase } from './open-database.ts'

const failure = (facts: object, message = 'x') => Object.assign(new Error(message), facts)

test('a database that is away or busy is not a fault of the question', () => {
  for (const code of ['ECONNREFUSED', '08006', '53300', '57P01'])
    expect(isUnavailable(failure({ code }))).toBe(true)
  expect(isUnavailable(failure({ code: 'ERR_SQLITE_ERROR', errcode: 5 }))).toBe(true)
  expect(isUnavailable(failure({ code: 'ENOENT', syscall: 'connect' }))).toBe(true)
  expect(isUnavailable(failure({}, 'timeout exceeded when trying to connect'))).toBe(true)
  expect(isUnavailable(new Error('x', { cause: failure({ code: 'ECONNRESET' }) }))).toBe(true)
})

test('anything else is', () => {
  for (const error of [failure({ code: '42P01' }), failure({ errcode: 1 }), new Error('x'), 'x', undefined])
    expect(isUnavailable(error)).toBe(false)
})

test('what a PostgreSQL that does not listen makes of a query', async () => {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  const database = openDatabase<{ t: { a: number } }>(`postgresql://nobody@127.0.0.1:${port}/none`)
  const error = await database.db
    .selectFrom('t')
    .selectAll()
    .execute()
    .catch((reason: unknown) => reason)
  await database.close()
  expect(isUnavailable(error)).toBe(true)
})
