import { useTranslations } from 'use-intl'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'

/** What stands in the frame while a list is fetched. */
export function DeskPending() {
  const t = useTranslations('admin.frame')
  return <SkeletonRows count={12} label={t('loading')} />
}
