import type { Page } from '@playwright/test'
import { expect, hydrate, inFull, rest } from './fixtures.ts'
import { test } from './own-site.ts'
import { addAccount, signIn, signOut } from './staff-accounts.ts'

test.use({ settings: { GA_MEASUREMENT_ID: 'G-TEST12345' } })

/** A visitor who has accepted Google's tag; what the policy stops is noted, and so are other hosts that are asked. */
async function note(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) asked.push(request.url())
  })
  await page.route(/^https:\/\/[\w.-]*google/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.tagRan = true' }),
  )
  await page.addInitScript(() => {
    const stopped: string[] = []
    Object.assign(window, { stopped })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      stopped.push(`${violatedDirective}: ${sample}`),
    )
    if (location.protocol === 'http:')
      localStorage.setItem('passage.consent', JSON.stringify({ choice: 'granted', until: Date.now() + 1e9 }))
  })
  return asked
}

const stopped = (page: Page) => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped)
const policyMade = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'trustedTypes')?.defaultPolicy?.name)

test(
  'a day in the back office needs no other host, and nothing that its policy stops',
  inFull(),
  async ({ page, site }) => {
    const asked = await note(page, site.origin)
    await signIn(
      page,
      await addAccount('Inès Morel', 'administrator', site.folder),
      `${site.origin}/fr/admin`,
    )
    await hydrate(page)
    expect(await policyMade(page)).toBe('default')
    // The way between pages is the application's: the router writes the head anew each time.
    const rail = page.getByRole('navigation').first()
    for (const path of ['demandes', 'salles', 'redirections', 'equipe', 'compte', '']) {
      const link = rail.locator(`a[href="/fr/admin${path && `/${path}`}"]`)
      if ((await link.count()) === 0) await page.goto(`${site.origin}/fr/admin/${path}`)
      else await link.first().click()
      await page.waitForURL((url) => url.pathname === `/fr/admin${path && `/${path}`}`)
      await hydrate(page)
      await expect(page.locator('h1').first()).toBeVisible()
      expect([path, ...(await stopped(page))]).toEqual([path])
    }
    await page.goto(`${site.origin}/fr/admin/salles`)
    await hydrate(page)
    await page.locator('tbody a[href*="/admin/salles/"]').first().click()
    await page.waitForURL(/\/admin\/salles\/[0-9a-f-]{36}/)
    await hydrate(page)
    // Icons are HTML chosen in the back office.
    const preview = page.url().replace('/salles/', '/apercu/').replace(/\?.*/, '')
    await page.goto(preview)
    await hydrate(page)
    await rest(page)
    // A document, whose script makes nothing of text.
    expect(await policyMade(page)).toBeUndefined()
    await expect(page.locator('.preview-bar')).toBeVisible()
    await expect(page.locator('.consent-bar, .consent-settings')).toHaveCount(0)
    expect(await stopped(page)).toEqual([])
    // Onwards to the public page: a document of its own, with a policy of its own.
    await page.locator('a[href="/fr/lieux"]:visible').first().click()
    await page.waitForURL(`${site.origin}/fr/lieux`)
    await hydrate(page)
    expect(await policyMade(page)).toBeUndefined()
    await page.waitForFunction(() => 'tagRan' in window)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
  },
)

test('before the sign-in and where a page is missing the same holds', inFull(), async ({ browser, site }) => {
  // Not watched for complaints: this page does what it must not.
  const page = await (await browser.newContext({ baseURL: site.origin })).newPage()
  const asked = await note(page, site.origin)
  for (const path of ['/admin/login', '/de/admin/login', '/it/admin/nowhere']) {
    await page.goto(path)
    await hydrate(page)
    expect(await stopped(page), path).toEqual([])
    await expect(page.locator('.consent-bar, .consent-settings')).toHaveCount(0)
    const tried = await page.evaluate(() => {
      const names: string[] = []
      const attempt = (name: string, act: () => void) => {
        try {
          act()
          names.push(name)
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
        }
      }
      attempt('markup', () => {
        document.createElement('div').innerHTML = '<img src=x onerror="alert(1)">'
      })
      attempt('script', () => {
        document.createElement('script').textContent = 'alert(1)'
      })
      attempt('address', () => {
        document.createElement('script').src = 'https://www.googletagmanager.com/gtag/js'
      })
      attempt('policy', () => Reflect.get(globalThis, 'trustedTypes').createPolicy('another', {}))
      return names
    })
    expect(tried, path).toEqual([])
  }
  expect(asked).toEqual([])
  await page.context().close()
})

test('signing out leaves nothing to go back to', async ({ page, site }) => {
  const email = await addAccount('Noé Petit', 'agent', site.folder)
  await signIn(page, email, `${site.origin}/fr/admin/demandes`)
  await hydrate(page)
  await signOut(page, 'Noé Petit')
  await page.goBack()
  await expect(page.locator('#password')).toBeVisible()
})
