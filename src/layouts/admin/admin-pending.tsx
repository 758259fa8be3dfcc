import { useTranslations } from 'use-intl'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'

/** Placeholder inside the layout while a list is loading. */
export function AdminPending() {
  const t = useTranslations('admin.frame')
  return <SkeletonRows count={12} label={t('loading')} />
}
