import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { FULL_RUN } from '../helpers/full-run.ts'

interface Options {
  /** Error statuses of documents that the test expects, e.g. a 404 page or a rejected form. */
  expectedStatuses: number[]
  /** Whether the test takes the connection away. */
  goesOffline: boolean
  /** Whether the test keeps a part of the application from being fetched. */
  losesParts: boolean
  /** Whether the test changes islands before they start: they are drawn anew then, which is a fault anywhere else. */
  changesIslands: boolean
  /** Whether the test makes islands fail. */
  breaksIslands: boolean
}

/**
 * A test whose page may not complain: any console error, page error, hydration warning or failed
 * request fails it.
 */
export const test = base.extend<Options & { watched: undefined }>({
  expectedStatuses: [[], { option: true }],
  goesOffline: [false, { option: true }],
  losesParts: [false, { option: true }],
  changesIslands: [false, { option: true }],
  breaksIslands: [false, { option: true }],
  watched: [
    async ({ page, expectedStatuses, goesOffline, losesParts, changesIslands, breaksIslands }, use) => {
      const lost = losesParts ? /A part of the page could not be fetched/ : undefined
      const expected = breaksIslands ? /The island [\w-]+ failed/ : lost
      const complaints = watch(page, expectedStatuses, goesOffline, expected)
      page.on('console', (message) => {
        const isAnew = message.type() === 'info' && message.text().endsWith('drawn anew')
        if (isAnew && !changesIslands) complaints.push(`${message.text()} (${page.url()})`)
      })
      await use(undefined)
      expect(complaints, 'the page must not complain').toEqual([])
    },
    { auto: true },
  ],
})

/** How Chromium reports requests without a connection. */
const OFFLINE = 'ERR_INTERNET_DISCONNECTED'

function watch(
  page: Page,
  expectedStatuses: readonly number[],
  goesOffline: boolean,
  expectedMessage: RegExp | undefined,
): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const expected =
      expectedStatuses.some((status) => message.text().includes(`status of ${status}`)) ||
      expectedMessage?.test(message.text()) ||
      (goesOffline && /ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(message.text()))
    if ((message.type() === 'error' || message.type() === 'warning') && !expected) {
      complaints.push(`${message.type()}: ${message.text()} (${page.url()})`)
    }
  })
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message} (${page.url()})`))
  page.on('requestfailed', (request) => {
    // A navigation or a picture that a newer navigation has overtaken is aborted by the browser itself.
    const reason = request.failure()?.errorText ?? ''
    const expected = reason === 'net::ERR_ABORTED' || (goesOffline && reason.endsWith(OFFLINE))
    if (!expected) complaints.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !expectedStatuses.includes(response.status())) {
      complaints.push(`${response.status()}: ${response.url()}`)
    }
  })
  return complaints
}

/** Leave a test, or several, to `npm run test:full`: others that `npm test` runs stand for it. */
export const inFull = (isLong = true) => ({ tag: isLong ? '@full' : [] })

/** Violations of WCAG 2.2 A and AA and of axe's best practices on the current page. */
export const violationsOf = (page: Page) => analyze(page, axeIn(page))

/** Violations that depend on colours alone, for the second colour mode of a page. */
export const contrastViolationsOf = (page: Page) => analyze(page, axeIn(page).withRules('color-contrast'))

/**
 * Rules and report run within the page: it has no frame of another origin, for which a second page would be opened each
 * time. Of what passes nothing is described. The same is found in half the time.
 */
const axeIn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // Off by default in axe: whoever speaks to a page says the words that are written on a button (WCAG 2.5.3).
    rules: { 'label-content-name-mismatch': { enabled: true } },
  })

/**
 * Expect a page without a barrier that is no wider than the screen. One in the light has its contrast dark, too, in the
 * full run; else each state is read once, in the light or in the dark, and always in the same.
 */
export async function expectSound(page: Page, mode: 'light' | 'dark', state: string): Promise<void> {
  const isTurned = mode === 'light' && !FULL_RUN && state.length % 2 === 1
  if (isTurned) await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page), isTurned ? `${state}, dark` : state).toEqual([])
  if (isTurned) await page.emulateMedia({ colorScheme: 'light' })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(sideways, state).toBeLessThanOrEqual(0)
  if (mode === 'dark' || !FULL_RUN) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolationsOf(page), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

async function analyze(page: Page, axe: AxeBuilder): Promise<string[]> {
  // The footer is drawn when it is nearly reached; axe shall read it as it is then.
  await page.evaluate(() => {
    for (const footer of document.querySelectorAll<HTMLElement>('.footer'))
      footer.style.setProperty('content-visibility', 'visible')
  })
  // Colours that are still on their way to another mode, and what is still fading in, have no contrast of their own.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, timeline, playState }) =>
          timeline !== document.timeline ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY ||
          playState !== 'running',
      ),
  )
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}

/** Wait until the page hears clicks: the script of a document and its islands, or the application of the back office. */
export async function hydrate(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { ready, hydrated } = document.documentElement.dataset
    return ready !== undefined || hydrated !== undefined
  })
  await startIslands(page)
}

/** Wait until a page at rest has set up what it does later. With a clock of the test, that has to pass a second before. */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'rest')
}

/**
 * Wait until the fonts are in the browser, used or not, and two frames have been drawn with them: a text above what is
 * seen may take a line more or less, and the browser moves the page along.
 */
export async function fontsFetched(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('passage.fonts') !== null)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

/** Start the islands of a page as a pointer does that comes over them. */
async function startIslands(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[data-island]:not([data-started])')]
    for (const island of waiting) island.dispatchEvent(new Event('pointerover'))
    return waiting.length === 0
  })
}

export { expect }
