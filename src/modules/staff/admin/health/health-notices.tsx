import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { BackupTrouble, HealthWarning } from '../../health.functions.ts'

const BYTES_PER_MEGABYTE = 1e6
const SECONDS_PER_MINUTE = 60

/** Warnings during which visitors cannot submit anything. */
const SERIOUS: ReadonlySet<HealthWarning['kind']> = new Set(['writes', 'store', 'damage'])

/** Notices about problems with the site itself. */
export function HealthNotices({ warnings }: { warnings: readonly HealthWarning[] }) {
  const say = useSentence()
  return warnings.map((warning) => (
    <Notice key={warning.kind} kind={SERIOUS.has(warning.kind) ? 'error' : 'warning'}>
      {say(warning)}
    </Notice>
  ))
}

function useSentence(): (warning: HealthWarning) => string {
  const t = useTranslations('admin.overview.health')
  const format = useFormatter()
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long', timeStyle: 'short' })
  return (warning) => {
    switch (warning.kind) {
      case 'clock':
        return t('clock', { now: moment(warning.now), trusted: moment(warning.trustedAt) })
      case 'offset':
        return t('offset', { seconds: Math.abs(warning.seconds) })
      case 'disk':
        return t('disk', { megabytes: format.number(Math.floor(warning.bytes / BYTES_PER_MEGABYTE)) })
      case 'mails':
        return t('mails', { minutes: Math.floor(warning.oldestSeconds / SECONDS_PER_MINUTE) })
      default:
        return t(warning.kind)
    }
  }
}

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
