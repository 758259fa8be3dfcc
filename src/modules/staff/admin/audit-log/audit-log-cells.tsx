import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { AuditLogEntry } from '../../people.functions.ts'
import type { GatheredEntry } from './gather-uploads.ts'
import { subjectTarget } from './subject-target.ts'

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
  claims: 'triangle-alert',
  settings: 'sliders-horizontal',
  'lost-address': 'link-2',
  'shared-list': 'link-2',
  mail: 'mail',
}

export function ActorCell({ entry: { actor, actor_id } }: { entry: AuditLogEntry }) {
  const t = useTranslations('admin.audit')
  return (
    <div className="row">
      {actor_id === null ? <span className="avatar none">?</span> : <Avatar name={actor} />}
      <span className="cut j-name">{actor || t('unknown')}</span>
    </div>
  )
}

/** The action as a sentence. */
export function DeedCell({ entry }: { entry: GatheredEntry }) {
  const { action, known, details, count } = entry
  const t = useTranslations('admin.audit')
  const area = action.split('.', 1)[0] ?? ''
  const warning = WARNINGS.has(action)
  return (
    <div className={warning ? 'row bad' : 'row'}>
      <AdminIcon name={warning ? 'circle-alert' : (ICONS[area] ?? 'text-cursor-input')} />
      <span>
        {/* An action written by a later version is shown by its name. */}
        {known ? t(`action.${known}`, { count, ...(details as Record<string, string>) }) : action}
        <span className="narrow-only soft">
          {' '}
          <SubjectCell entry={entry} />
        </span>
      </span>
    </div>
  )
}

/** What was acted on, as a link to where it is now. */
export function SubjectCell({ entry }: { entry: AuditLogEntry }) {
  const path = usePagePath()
  const { subject } = entry
  if (subject === null) return null
  const target = subjectTarget(entry)
  if (target === undefined) return subject
  return (
    <a className="link" href={path(target.page, {}, String(new URLSearchParams(target.search)))}>
      {subject}
    </a>
  )
}
