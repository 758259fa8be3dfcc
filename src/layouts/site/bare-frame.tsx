import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Toaster } from '#/ui/site/toaster.tsx'
import { useHydrationSignal } from './use-hydration-signal.ts'

/** What a page without the public frame stands in (`layout` of `pages.ts`): toasts, and nothing to look at. */
export function BareFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  useHydrationSignal()
  return (
    <>
      {children}
      <Toaster closeLabel={t('close')} />
    </>
  )
}
