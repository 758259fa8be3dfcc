import { isSlowConnection } from '#/lib/slow-connection.ts'

/** Type under which a page carries its speculation rules as text. */
export const RULES_TYPE = 'text/x-speculationrules'

/** How long after the page has come to rest, which is a second after `load`, in milliseconds (behaviour 9.5). */
const DELAY = 1000

/**
 * Fetch the pages that most visits go on to, marked by `data-prefetch` in the menu, and any page whose link is pointed
 * at. Where the line carries little, nothing is fetched ahead.
 */
export function prefetchPages(): void {
  setTimeout(() => {
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) prefetch(href)
  }, DELAY)
  if (HTMLScriptElement.supports?.('speculationrules')) applyRules()
  else
    addEventListener(
      'pointerover',
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
        if (link && link.origin === location.origin && !link.hash && link.target === '') prefetch(link.href)
      },
      { passive: true },
    )
}

/** The page brings its rules along as text, since a browser would follow them on any line. */
function applyRules(): void {
  const text = document.querySelector(`script[type="${RULES_TYPE}"]`)?.textContent
  if (!text || isSlowConnection()) return
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = text
  document.head.append(rules)
}

const asked = new Set<string>()

function prefetch(href: string): void {
  if (asked.has(href) || href === location.href || isSlowConnection()) return
  asked.add(href)
  const hint = document.createElement('link')
  hint.rel = 'prefetch'
  hint.href = href
  document.head.append(hint)
}
