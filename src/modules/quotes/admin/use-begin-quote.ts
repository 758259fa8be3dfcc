import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { startQuote } from '../start-quote.functions.ts'

/** Begin the quote of a request, or go on with the one that was never sent. */
export function useBeginQuote() {
  const t = useTranslations('admin.quotes')
  const router = useRouter()
  const path = usePagePath()
  return useAction(async (enquiryId: string) => {
    const begun = await startQuote({ data: { enquiryId } })
    if (begun.kind === 'gone') showToast({ type: 'error', title: t('requestGone'), timeout: REFUSED_MS })
    else await router.navigate({ href: path('admin-quote', { slug: begun.quoteId }) })
  })
}
