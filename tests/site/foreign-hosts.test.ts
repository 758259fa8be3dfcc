import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { pathsOfEndpoints, pathsOfPages } from './every-address.ts'
import { type RunningSite, startSite } from './running-site.ts'

/** Balancers and supervisors ask them by the address of the machine. */
const PROBES = ['/healthz', '/readyz']

let folder: string
let site: RunningSite
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-hosts-'))
  site = await startSite({ DATA_DIR: folder })
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

function statusOf(address: string, host: string, method = 'GET'): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request(site.origin + address, { method, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.once('error', reject)
    asked.end()
  })
}

test('the two probes answer whatever the host is called, and nothing else does', async () => {
  const page = await (await fetch(`${site.origin}/fr`)).text()
  const files = [...page.matchAll(/"(\/(?:assets|img|previews)\/[^" ]+)"/g)].flatMap(([, file = '']) => file)
  const addresses = new Set([
    ...LANGUAGE_CODES.flatMap((language) => [...pathsOfPages(language).values()]),
    ...pathsOfEndpoints(),
    ...files,
    '/favicon.ico',
    '/builds/latest.json',
    '/assets/nothing.js',
    '/nothing-here',
    ...PROBES.flatMap((probe) => [`${probe}/`, `${probe}x`, `/fr${probe}`, `/${probe}`, probe.toUpperCase()]),
  ])
  const answering: string[] = []
  // What is ready by its raw address may not be either (ADR 0063): each is asked for by its own name first.
  for (const address of addresses) {
    if (files.includes(address)) await fetch(site.origin + address)
    for (const host of ['10.0.0.7:3000', 'evil.example'])
      if ((await statusOf(address, host)) !== 421) answering.push(address)
  }
  expect([...new Set(answering)].toSorted()).toEqual(PROBES)
  for (const probe of PROBES) {
    expect(await statusOf(probe, 'evil.example', 'HEAD')).toBe(200)
    expect(await statusOf(probe, 'evil.example', 'POST')).toBe(405)
    expect(await statusOf(`${probe}?a=1`, 'evil.example')).toBe(200)
  }
})
