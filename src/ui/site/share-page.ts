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
 * Make buttons work that copy (`data-copy`) or share (`data-share`) an address, or show it as a picture (`data-code`).
 * @param wordsOf gives the texts, once they are needed
 */
export function followShareButtons(wordsOf: () => ShareWords): void {
  addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-share], [data-code]') : null
    if (button) void share(button.dataset, wordsOf())
  })
}

async function share(data: DOMStringMap, words: ShareWords): Promise<void> {
  const { copy, share: shared, code, title, copied = words.copied } = data
  const url = new URL(copy ?? shared ?? code ?? '', location.origin).href
  try {
    if (copy === undefined && isTouchDevice() && navigator.canShare?.({ url })) {
      await navigator.share({ title: title ?? '', url })
    } else if (code === undefined) {
      await navigator.clipboard.writeText(url)
      showToast({ type: 'success', icon: 'link', title: copied, about: 'copy' })
    } else {
      const { showCode } = await import('./page-code.ts')
      showCode(url, { hint: data.hint ?? '', close: data.close ?? '' })
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
