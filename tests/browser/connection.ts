import type { Page } from '@playwright/test'

/** Connection data that the browser exposes to a page. */
interface Connection {
  readonly saveData: boolean
  readonly effectiveType: string
}

/** Pretend a kind of line; to be called before the page is opened. */
export async function setConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
  }, connection)
}
