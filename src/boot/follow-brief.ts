/** Key of the brief in the storage of the tab. */
const KEPT = 'passage.brief'

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

/** The element that holds the brief of a page that reads one. A page that thanks has the address of its receipt, which asks for nothing. */
export function briefHolder(): HTMLElement | null {
  return location.search.includes('reference=') ? null : document.querySelector('[data-reads-brief]')
}

/** The brief that the tab keeps: a query without its question mark, empty for none. */
export function keptBrief(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

/** Keep a brief for the pages that follow. Where storage is switched off, one that reads none ends it. */
export function keepBrief(brief: string): void {
  try {
    if (brief !== keptBrief()) sessionStorage.setItem(KEPT, brief)
  } catch {}
}
