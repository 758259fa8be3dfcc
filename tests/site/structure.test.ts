import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { PAGE_SETTINGS } from '../../src/i18n/addresses/page-settings.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { fetchPage, languageOfPath } from './read-page.ts'
import { type RunningSite, startSite } from './running-site.ts'
import { structureProblems } from './structure.ts'
import { addressOf, TEMPLATES } from './templates.ts'

let folder: string
let site: RunningSite

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-structure-'))
  site = await startSite({ DATA_DIR: folder, DATABASE_URL: '', DEMO: '1', NODE_ENV: 'production' })
}, 60_000)

afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** The back office speaks two languages, under every prefix (decision 0029). */
function spokenOn(page: PageId, language: Language): Language {
  return isAdminPage(page) && language !== 'fr' ? 'en' : language
}

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test.each(TEMPLATES.map((template) => ({ template, address: addressOf(template, language) })))(
    '$address has names, headings and landmarks',
    async ({ template, address }) => {
      const { status, html } = await fetchPage(site.origin, address)
      expect(status).toBe(template.status ?? 200)
      const problems = structureProblems(parse(html), {
        lang: LANGUAGES[spokenOn(template.page, languageOfPath(address))].tag,
        isFramed: PAGE_SETTINGS[template.page].layout === 'default',
      })
      expect(problems).toEqual([])
    },
  )
})

test('the check sees what is missing', () => {
  const page = `<html lang="de"><body><h1>A</h1><h3></h3><nav></nav><main><a href="/"><svg></svg></a>
    <img src="x"><label for="gone">B</label><input id="i"><input id="i" aria-label="C"></main></body></html>`
  expect(structureProblems(parse(page), { lang: 'fr', isFramed: true })).toEqual([
    'html lang is de, not fr',
    expect.stringContaining('a level is skipped'),
    'empty H3',
    '0 banners',
    '0 contentinfo landmarks',
    expect.stringContaining('no skip link'),
    '1 main, the first with id undefined',
    'a nav without a name',
    expect.stringContaining('no name: <a href="/">'),
    expect.stringContaining('no name: <input id="i">'),
    expect.stringContaining('no alt'),
    'two elements with the id i',
    'nothing has the id gone',
  ])
})
