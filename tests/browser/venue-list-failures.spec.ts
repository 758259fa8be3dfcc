import { expect, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { box, cards, openList } from './venue-list.ts'

test.describe('when the server cannot be reached', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedStatuses: [503] })

  test('it is asked a second time, and what has been read is not asked for again', async ({ page }) => {
    await openList(page, 'en')
    const asked: string[] = []
    await page.route(/\/venues\??(?:type=loft)?$/, (route) => {
      asked.push(new URL(route.request().url()).search)
      return asked.length === 1
        ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'status of 503' })
        : route.continue()
    })
    const count = page.locator('.results-bar .count')
    for (let turn = 0; turn < 3; turn += 1) {
      await box(page, 'type', 'loft').check()
      await expect(count).toContainText('9')
      await box(page, 'type', 'loft').uncheck()
      await expect(count).toContainText('24')
    }
    expect(asked).toEqual(['?type=loft', '?type=loft', ''])
  })

  test('the list says so, keeps the filters and can be tried again', inFull(), async ({ page }) => {
    await openList(page, 'cn')
    const texts = textsOf('cn')
    await page.route('**/*type=loft', (route) =>
      // The application logs the text of the answer, which the fixture knows as expected.
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'status of 503' }),
    )
    // Not `check`: the list, and the box with it, gives way to the message.
    await box(page, 'type', 'loft').click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText(texts.list.error)
    await expect(page).toHaveURL(/\?type=loft$/)
    await page.unroute('**/*type=loft')
    await alert.getByRole('link', { name: texts.common.retry }).click()
    await expect(cards(page)).toHaveCount(9)
    await expect(box(page, 'type', 'loft')).toBeChecked()
    // The filters live on after the list has come back.
    await box(page, 'type', 'loft').uncheck()
    await expect(page.locator('.results-bar .count')).toContainText('24')
  })
})
