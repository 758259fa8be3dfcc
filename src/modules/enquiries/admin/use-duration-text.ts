import { useTranslations } from 'use-intl'
import { durationDays } from '#/lib/typed/duration-days.ts'

/** What a typed duration was understood as: its days, or that they are not known. */
export function useDurationText(): (days: number | null) => string {
  const t = useTranslations('admin.duration')
  return (days) => (days === null ? t('unread') : t('understood', { days }))
}

/** The same below a field in which a duration is being typed; nothing below an empty one. */
export function useTypedDuration(typed: string): string | undefined {
  const text = useDurationText()
  return typed.trim() === '' ? undefined : text(durationDays(typed) ?? null)
}
