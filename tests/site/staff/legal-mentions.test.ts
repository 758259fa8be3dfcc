import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { EVERY_MENTION } from '#/modules/staff/model/legal-mentions.fixture.ts'
import { changeLegalMentions } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { ENGINES } from '../../helpers/database.ts'
import { storedColleague } from '../../helpers/stored-colleague.ts'
import { fetchPage } from '../read-page.ts'
import { useStaffSite } from './staff-site.ts'

const PAGES = ['legal-notice', 'terms'] as const

describe.each(ENGINES)('the legal pages on %s', (engine) => {
  const site = useStaffSite(engine)

  async function main(page: (typeof PAGES)[number], language: Language) {
    const { status, html } = await fetchPage(site().origin, localize(page, {}, language))
    expect(status).toBe(200)
    return parse(html).querySelector('main')
  }

  test('say nothing of mentions that are not set, and name them in ten languages with the next request', async () => {
    for (const language of LANGUAGE_CODES) {
      for (const page of PAGES) {
        const found = await main(page, language)
        expect(found?.querySelector('#profession, #mediation'), `${page} ${language}`).toBeNull()
        expect(found?.textContent).not.toMatch(/[{}]|undefined/)
        expect(found?.querySelectorAll('.clause strong')).toHaveLength(1)
        // No label without its value.
        for (const item of found?.querySelectorAll('.article-text li') ?? [])
          expect(item.textContent).not.toMatch(/[:：]\s*$/)
      }
    }
    const lea = await storedColleague(site().database, 'Léa Morel')
    await changeLegalMentions(site().database, { mentions: EVERY_MENTION, version: 0 }, lea)
    // Another process has written: the site hears of it within a second.
    await expect
      .poll(async () => (await main('legal-notice', 'fr'))?.textContent)
      .toContain('Caution Exemple')
    for (const language of LANGUAGE_CODES) {
      for (const page of PAGES) {
        const text = (await main(page, language))?.textContent
        for (const name of ['CPI 7501', 'CCI Exemple', 'Caution', 'Assurance', 'Médiation'])
          expect(text, `${page} ${language}`).toContain(name)
      }
    }
  })
})
