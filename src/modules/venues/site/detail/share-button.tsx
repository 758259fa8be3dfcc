import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { showToast } from '#/ui/site/toast-store.ts'

/** Time to read how to do it by hand, in milliseconds. */
const FAILURE_TIMEOUT = 6000

/**
 * Passes the venue on: by the device's own share sheet, else by copying the link. Hidden without script, where the
 * share menu of the header does it.
 */
export function ShareButton({ slug, title }: { slug: string; title: string }) {
  const t = useTranslations('share')
  const path = usePagePath()

  async function share() {
    const url = new URL(path('venue', { slug }), location.origin).href
    try {
      if (isTouchDevice() && navigator.canShare?.({ url })) {
        await navigator.share({ title, url })
      } else {
        await navigator.clipboard.writeText(url)
        showToast({ type: 'success', title: t('copied') })
      }
    } catch (error) {
      // Closing the share sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast({ type: 'error', title: t('copyFailed'), timeout: FAILURE_TIMEOUT })
    }
  }

  return (
    <button
      className="tool needs-script"
      type="button"
      data-early=""
      onClick={share}
      suppressHydrationWarning
    >
      <Icon name="share" />
      {t('title')}
    </button>
  )
}

/** Desktop share sheets offer less than a copied link. */
function isTouchDevice(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
