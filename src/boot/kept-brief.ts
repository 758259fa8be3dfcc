/** Key of the brief in the storage of the tab. */
const KEPT = 'passage.brief'

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
