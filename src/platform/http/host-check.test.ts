import { afterEach, describe, expect, test } from 'vitest'
import { serve, statusLineOf, stopServing } from '../../../tests/helpers/http-server.ts'
import { createHostCheck } from './host-check.ts'

const check = createHostCheck('https://passage.example', '127.0.0.1', () => 3000)

test.each([
  'passage.example',
  'PASSAGE.example',
  'passage.example:443',
  'passage.example:',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
])('%s is this site', (host) => expect(check(host)).toBe(true))

test.each([
  'evil@passage.example',
  'evil:secret@passage.example',
  'passage.example/x',
  'passage.example#x',
  'passage.example?x',
  'passage.example\\x',
  ' passage.example',
  'passage.example ',
  'pass%61ge.example',
  'ｐassage.example',
  'pas\tsage.example',
  'passage.example:0443',
  'passage.example:443:443',
  'passage.example,passage.example',
  'passage.example.',
  'passage.example:80',
  'evil.example',
  'localhost',
  'localhost:3001',
  '2130706433:3000',
  '0x7f.1:3000',
  '127.1:3000',
  '[::ffff:127.0.0.1]:3000',
  '',
])('%j is not', (host) => expect(check(host)).toBe(false))

test('a site with a port of its own needs it, an IPv6 address its brackets', () => {
  const ported = createHostCheck('http://passage.example:8080', '192.0.2.1', () => 8080)
  expect(['passage.example:8080', 'passage.example', 'localhost:8080'].map(ported)).toEqual([
    true,
    false,
    false,
  ])
  const six = createHostCheck('http://[2001:db8::1]:8080', '192.0.2.1', () => 8080)
  expect(['[2001:db8::1]:8080', '2001:db8::1:8080'].map(six)).toEqual([true, false])
})

describe('over HTTP', () => {
  afterEach(stopServing)

  test.each([
    ['two hosts', 'Host: passage.example\nHost: evil.example'],
    ['the same host twice', 'Host: passage.example\nHost: passage.example'],
    ['a host with a user', 'Host: evil@passage.example'],
    ['a host with a path', 'Host: passage.example/x'],
    ['an empty host', 'Host: '],
    ['no host', 'Accept: */*'],
  ])('%s is a bad request', async (_name, lines) => {
    const status = await statusLineOf(await serve(), `GET /venues HTTP/1.1\n${lines}\nConnection: close\n\n`)
    expect(status).toBe('HTTP/1.1 400 Bad Request')
  })

  test('a target with a host in it counts more than the header', async () => {
    const ask = async (target: string) =>
      statusLineOf(await serve(), `GET ${target} HTTP/1.1\nHost: passage.example\nConnection: close\n\n`)
    expect(await ask('http://evil.example/venues')).toContain(' 421 ')
    expect(await ask('http://evil@passage.example/venues')).toContain(' 400 ')
    expect(await ask('https://passage.example/venues')).toContain(' 200 ')
  })
})
