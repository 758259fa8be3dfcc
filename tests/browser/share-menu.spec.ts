import { expect, hydrate, test } from './fixtures.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('in Chinese the page is shown as a code for WeChat, which closes again', async ({ page }) => {
  await page.goto('/cn/changdi/galerie-perle')
  await hydrate(page)
  await page.locator('header summary[aria-label="分享"]').click()
  await page.locator('.pop [data-code]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('微信')
  await expect(dialog.locator('svg path')).toHaveAttribute('d', /^M/)
  await expect(page.locator('details[name="head"][open]')).toHaveCount(0)
  await dialog.getByRole('button').click()
  await expect(dialog).toHaveCount(0)
})

test('in Korean KakaoTalk gets the link to paste', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ko')
  await hydrate(page)
  await page.locator('header summary[aria-label="공유하기"]').click()
  await page.locator('.pop [data-share]').click()
  await expect(page.locator('.toast')).toContainText('카카오톡 대화창에 붙여 넣어 주세요')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/ko$/)
})
