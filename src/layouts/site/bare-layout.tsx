import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Toaster } from '#/ui/site/toaster.tsx'
import { useHydrationSignal } from './use-hydration-signal.ts'

/** Layout of a page without header and footer (`layout` of `pages.ts`): only toasts. */
export function BareLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  useHydrationSignal()
  return (
    <>
      {children}
      <Toaster closeLabel={t('close')} />
    </>
  )
}
