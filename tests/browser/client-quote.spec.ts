import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { insertSentQuote } from '../helpers/sent-quote-rows.ts'
import { writtenMails } from '../helpers/written-mails.ts'
import { expect, expectSound } from './fixtures.ts'
import { test } from './own-site.ts'

test.use({ settings: { LOG_LEVEL: 'error' } })

function inDatabase<T>(folder: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** The code as it stands in the mail. */
async function mailedCode(folder: string): Promise<string> {
  const code = async () =>
    /^\s*(\d{6})\s*$/m.exec((await writtenMails(folder, 'aiko@example.jp')).join())?.[1]
  await expect.poll(code).toBeDefined()
  return (await code()) ?? ''
}

test('without script on a phone, a choice of rooms is accepted in six steps', async ({
  browser,
  page: reader,
  site,
}) => {
  const { token } = inDatabase(site.folder, (db) =>
    insertSentQuote(db, { ahead: 90, venues: ['galerie-perle', 'salon-opera'] }),
  )
  const context = await browser.newContext({
    ...{ baseURL: site.origin, javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  })
  const page = await context.newPage()
  await reader.setViewportSize({ width: 390, height: 844 })
  /** The same page is without a barrier; what looks for them is a script, which the phone runs for nobody. */
  const sound = async (state: string) => {
    await reader.goto(page.url())
    await expectSound(reader, 'light', state)
  }
  for (const prefix of ['/fr', '/ru', '/ja']) {
    await page.goto(`${prefix}/q/${token}`)
    await expect(page.locator('#choices > section'), prefix).toHaveCount(2)
    await sound(`the quote in ${prefix}`)
  }
  // 1: the link is opened.
  await page.goto(`/de/q/${token}`)
  await sound('the quote')
  for (const choice of ['A', 'B'])
    await expect(
      page.locator('#choices > section', { hasText: `Variante ${choice}` }).locator('.photo img'),
    ).toBeVisible()
  // 2: a choice.
  await page.getByRole('link', { name: 'Variante B annehmen' }).click()
  await expect(page.getByText(/Version 1, Variante B, und seine Bedingungen/)).toBeVisible()
  await sound('the details')
  // 3: who accepts.
  await page.getByLabel('vollständiger Name').fill('Aiko Mori')
  await page.getByLabel('Funktion').fill('CFO')
  await page.getByLabel('E-Mail-Adresse').fill('aiko@example.jp')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Code senden' }).click()
  // 4: the code, which is read in the mail.
  await sound('the code')
  await page.getByLabel('Sechsstelliger Code').fill(await mailedCode(site.folder))
  await page.getByRole('button', { name: 'Weiter' }).click()
  // 5: the total once more.
  await expect(page.locator('#accept')).toContainText('Variante B')
  await sound('the confirmation')
  await page.locator('#accept').getByRole('button').click()
  // 6: accepted.
  await expect(page.getByRole('status').first()).toContainText('Angenommen von Aiko Mori')
  await expect(page.locator('#choices > section')).toHaveText([/Variante B/])
  await sound('accepted')
  const { evidence } = inDatabase(
    site.folder,
    (db) => db.prepare('select evidence from quote_acceptance').get() as { evidence: string },
  )
  expect(JSON.parse(evidence)).toMatchObject({
    ...{ choice: 'B', name: 'Aiko Mori', statement: expect.stringContaining('Variante B') },
  })
  await context.close()
})
