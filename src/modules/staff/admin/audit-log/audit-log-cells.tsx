import { useTranslations } from 'use-intl'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { AuditLogEntry } from '../../people.functions.ts'

/** Actions that deserve a second look. */
const WARNINGS: ReadonlySet<string> = new Set([
  'session.paused',
  'session.refused',
  'session.confirmation-paused',
  'session.confirmation-refused',
])

const ICONS: Readonly<Record<string, AdminIconName>> = {
  session: 'key-round',
  account: 'user',
  person: 'users',
  request: 'inbox',
  template: 'file-text',
  redirect: 'link-2',
  settings: 'sliders-horizontal',
  'lost-address': 'link-2',
  mail: 'mail',
}

export function ActorCell({ entry: { actor, actor_id } }: { entry: AuditLogEntry }) {
  const t = useTranslations('admin.audit')
  return (
    <div className="row">
      {actor_id === null ? <span className="av none">?</span> : <Avatar name={actor} />}
      <span className="cut j-name">{actor || t('unknown')}</span>
    </div>
  )
}

/** The action as a sentence. */
export function DeedCell({ entry: { action, known, details, subject } }: { entry: AuditLogEntry }) {
  const t = useTranslations('admin.audit')
  const area = action.split('.', 1)[0] ?? ''
  const warning = WARNINGS.has(action)
  return (
    <div className={warning ? 'row bad' : 'row'}>
      <AdminIcon name={warning ? 'circle-alert' : (ICONS[area] ?? 'text-cursor-input')} />
      <span>
        {/* An action written by a later version is shown by its name. */}
        {known ? t(`action.${known}`, details as Record<string, string>) : action}
        {subject && <span className="narrow-only soft"> {subject}</span>}
      </span>
    </div>
  )
}
