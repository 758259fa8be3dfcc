/** Following a link without a connection, where the browser would give up the page for one of its own. */
import { isPlainClick } from '#/lib/plain-click.ts'
import { showToast } from './show-toast.ts'

/** Texts of the message. */
export interface OfflineWords {
  readonly offline: string
  readonly retry: string
}

/** Stay on the page and say so, with the link to try again. */
export function stayWhileOffline(words: OfflineWords): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (navigator.onLine || !(link instanceof HTMLAnchorElement) || !leavesPage(link, event)) return
    event.preventDefault()
    const actions = [{ label: words.retry, href: link.href }]
    showToast({ type: 'error', title: words.offline, timeout: 0, actions, about: 'connection' })
  })
}

/** Whether a click loads another page of this site in this tab. */
function leavesPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (!isPlainClick(event)) return false
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false
  return link.hash === '' || link.pathname + link.search !== location.pathname + location.search
}
