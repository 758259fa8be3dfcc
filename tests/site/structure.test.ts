import { parse } from 'node-html-parser'
import { describe, expect, inject, test } from 'vitest'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { PAGE_SETTINGS } from '../../src/i18n/addresses/pages.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { fetchPage, languageOfPath } from './read-page.ts'
import { expectDocument } from './scripts-of.ts'
import { structureProblems } from './structure.ts'
import { addressOf, TEMPLATES } from './templates.ts'

/** The back office speaks two languages, under every prefix (ADR 0029). */
function spokenOn(page: PageId, language: Language): Language {
  return isAdminPage(page) && language !== 'fr' ? 'en' : language
}

/** Each template in French and in two other languages, which are others for each: the rest follows in the full run. */
const isRead = (template: number, language: number) =>
  FULL_RUN || LANGUAGE_CODES[language] === 'fr' || (template + language) % 5 === 0

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const read = TEMPLATES.filter((_, index) => isRead(index, LANGUAGE_CODES.indexOf(language)))
  test.each(read.map((template) => ({ template, address: addressOf(template, language) })))(
    '$address has names, headings and landmarks, and is a document where it is public',
    async ({ template, address }) => {
      const { status, html } = await fetchPage(inject('siteToRead'), address)
      expect(status).toBe(template.status ?? 200)
      const problems = structureProblems(parse(html), {
        lang: LANGUAGES[spokenOn(template.page, languageOfPath(address))].tag,
        isFramed: PAGE_SETTINGS[template.page].layout === 'default',
      })
      expect(problems).toEqual([])
      if (!isAdminPage(template.page)) expectDocument(html, template.page)
    },
  )
})

test('the check sees what is missing', () => {
  const page = `<html lang="de"><body><h1>A</h1><h3></h3><nav></nav><main><a href="/"><svg></svg></a>
    <img src="x"><address><h2>D</h2></address><ul><p>E</p></ul><label>F<input id="f"><output></output></label>
    <label for="gone">B</label><input id="i"><input id="i" aria-label="C">
    <button aria-label="Close the  window"><b>close</b><i>Shut</i></button></main></body></html>`
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
    '“Shut” is not in the name “close the window”',
    expect.stringContaining('no alt'),
    'two elements with the id i',
    'nothing has the id gone',
    'misplaced: address h2',
    expect.stringContaining('a label of several controls'),
    expect.stringContaining('no item of its list'),
  ])
})
