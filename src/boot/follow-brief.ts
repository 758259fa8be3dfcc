/** Key of the brief in the storage of the tab. */
export const KEPT_BRIEF = 'passage.brief'

/**
 * Let the links of the page carry the visitor's brief. What does it is fetched where there may be one: in the address, or
 * from a page before (`carry-brief.ts`).
 * @returns a function for when the address of the page names another one
 */
export function followBrief(): () => void {
  const take = () => {
    if (location.search !== '' || isKept())
      void import('./carry-brief.ts').then(({ takeBrief }) => takeBrief(), ignore)
  }
  take()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take()
  })
  return take
}

function isKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_BRIEF) !== null
  } catch {
    return false
  }
}

/** Its file could not be had: links are as the server wrote them. */
function ignore(): void {}
