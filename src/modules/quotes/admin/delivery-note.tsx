import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { QuoteView } from '../quotes.functions.ts'

interface DeliveryNoteProps {
  delivery: NonNullable<QuoteView['delivery']>
  /** The way to another address. */
  children: ReactNode
}

/** Why a quote may have to go to another address: its mail has failed, or the request has a corrected one. */
export function DeliveryNote({ delivery: { failure, corrected }, children }: DeliveryNoteProps) {
  const t = useTranslations('admin.quotes.address')
  const failures = useTranslations('admin.overview.mails.failure')
  return (
    <Notice kind={failure === null ? 'warning' : 'error'}>
      {failure === null ? t('corrected', { to: corrected ?? '' }) : `${t('failed')} ${failures(failure)}`}{' '}
      {children}
    </Notice>
  )
}
