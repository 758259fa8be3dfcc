import { useEffect } from 'react'
import { useTranslations } from 'use-intl'

/**
 * Says in the title of the document that the form was not taken, as a page that comes back does (`public-head.ts`), and
 * takes it back when it is sent again.
 */
export function useErrorTitle(isRefused: boolean): void {
  const t = useTranslations('form')
  useEffect(() => {
    if (!isRefused) return
    const { title } = document
    document.title = t('errorTitle', { title })
    return () => {
      document.title = title
    }
  }, [isRefused, t])
}
