import { useTranslations } from 'use-intl'
import type { RejectedQuote } from '../model/rejected-quote.ts'

/** Return why a step was not taken, in words; empty where nothing was wrong. */
export function useQuoteProblem(rejected: RejectedQuote | null): string {
  const t = useTranslations('clientQuote')
  switch (rejected?.problem ?? null) {
    case null:
      return ''
    case 'email':
      return t('invalidEmail')
    case 'terms':
    case 'agreed':
      return t('tick')
    case 'text':
      return t('empty')
    case 'code':
      return t('badCode')
    case 'over':
      return t('over')
    case 'later':
      return t('later')
    case 'closed':
      return t('closed')
    case 'staff':
      return t('staff')
    case 'taken':
      return t('taken')
    default:
      return t('invalid')
  }
}
