import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import {
  CLIENT_YEARS,
  FAILED_MAIL_DAYS,
  PROSPECT_YEARS,
  SENT_MAIL_DAYS,
} from '#/modules/enquiries/server/privacy/retention-times.ts'
import { QUOTE_SETTINGS } from '#/modules/quotes/model/quote-settings.schema.ts'

const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, 'utf8'))

/** What the privacy page says of how long data are kept, and what the code does. */
const TIMES = {
  'kept-3-years': [PROSPECT_YEARS],
  'contract-5-years': [CLIENT_YEARS],
  'accounts-10-years': [QUOTE_SETTINGS.keptYears],
  'mail-copies-30-90': [SENT_MAIL_DAYS, FAILED_MAIL_DAYS],
}

test('the privacy page names the times of the code in every language', () => {
  const { facts } = read('facts.json') as { facts: Record<string, { value: string | string[] }> }
  for (const [fact, times] of Object.entries(TIMES))
    expect([fact, [facts[fact]?.value].flat()]).toEqual([fact, times.map(String)])
  for (const language of LANGUAGE_CODES) {
    const page = read(`${language}/articles/privacy-policy.json`) as {
      sections: { id: string; facts?: string[]; body: unknown }[]
    }
    const retention = page.sections.find(({ id }) => id === 'retention')
    expect([language, retention?.facts]).toEqual([language, expect.arrayContaining(Object.keys(TIMES))])
    const said = JSON.stringify(retention?.body).match(/\d+/g)
    for (const time of Object.values(TIMES).flat())
      expect([language, said]).toEqual([language, expect.arrayContaining([String(time)])])
  }
})
