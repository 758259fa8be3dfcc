import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { BackupTrouble } from '../../health.functions.ts'

/** Notice about missing or failing backups, with the reason and since when. */
export function BackupNotice({ trouble }: { trouble: BackupTrouble }) {
  const t = useTranslations('admin.overview.backup')
  const format = useFormatter()
  const { kind, failure, lastAt } = trouble
  const last =
    lastAt === null
      ? t('none')
      : t('last', { at: format.dateTime(new Date(lastAt), { dateStyle: 'long', timeStyle: 'short' }) })
  return (
    <Notice kind={kind === 'failed' ? 'error' : 'warning'}>
      {kind === 'failed' ? `${t('failed')} ${t(`failure.${failure}`)}` : t(kind)}
      {kind !== 'never' && ` ${last}`}
    </Notice>
  )
}
