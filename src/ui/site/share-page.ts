/** Passing a page on: by the device's own share sheet, else by copying its address. */
import { showToast } from './show-toast.ts'

/** Time to read how to do it by hand, in milliseconds. */
const FAILURE_TIMEOUT = 6000

/** Texts of the toasts. */
export interface ShareWords {
  readonly copied: string
  readonly copyFailed: string
}

/**
 * Make buttons work that copy (`data-copy`) or share (`data-share`) an address.
 * @param wordsOf gives the texts, once they are needed
 */
export function followShareButtons(wordsOf: () => ShareWords): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-share]') : null
    if (button) void share(button.dataset, wordsOf())
  })
}

async function share({ copy, share: shared, title }: DOMStringMap, words: ShareWords): Promise<void> {
  const url = new URL(copy ?? shared ?? '', location.origin).href
  try {
    if (shared !== undefined && isTouchDevice() && navigator.canShare?.({ url })) {
      await navigator.share({ title: title ?? '', url })
    } else {
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', icon: 'link', title: words.copied, about: 'copy' })
    }
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Rejected by the browser or by a policy: the address bar remains.
    showToast({ type: 'error', title: words.copyFailed, timeout: FAILURE_TIMEOUT, about: 'copy' })
  }
}

/** Desktop share sheets offer less than a copied link. */
function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
