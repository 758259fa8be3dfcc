import { briefHolder, keepBrief, keptBrief } from './kept-brief.ts'

/**
 * Keep the brief of a page that reads one in the tab, and let the links of a page that reads none carry it; what does that is
 * fetched where there is one (`carry-brief.ts`).
 * @returns a function for when the address of the page names another one
 */
export function followBrief(): () => void {
  const take = () => {
    const page = briefHolder()
    if (page) keepBrief(page.dataset.readsBrief ?? '')
    else if (keptBrief() !== '') renew()
  }
  take()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take()
  })
  return () => {
    take()
    renew()
  }
}

function renew(): void {
  import('./carry-brief.ts').then(
    ({ renewLinks }) => renewLinks(),
    // Its file could not be had: links are as the server wrote them.
    () => undefined,
  )
}
