/** The list of venues and its filters, for browser tests. */
import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { expect, hydrate } from './fixtures.ts'

export const cards = (page: Page) => page.locator('.results article[data-venue]')
export const box = (page: Page, field: string, value: string) =>
  page.locator(`#filters input[name=${field}][value=${value}]`)
/** The number beside a box. */
export const countOf = (page: Page, field: string, value: string) =>
  page.locator(`#filters label:has(input[name=${field}][value=${value}]) > span:last-child`)

export const headerSearch = (page: Page) => page.locator('.site-header a[href$="#filter-q"]')

/** Open the list and wait until its filters apply by themselves. */
export async function openList(page: Page, language: Language, search = ''): Promise<void> {
  await page.goto(localize('venues', {}, language) + search)
  await hydrate(page)
  await expect(page.locator('.listing')).toHaveAttribute('data-live', '')
}

/** A mark that a new page would not have. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}
