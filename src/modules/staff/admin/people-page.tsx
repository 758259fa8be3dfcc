import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { AuditLogEntry, TeamInvitation, TeamPerson } from '../people.functions.ts'
import { AuditLog, type AuditLogChoice } from './audit-log/audit-log.tsx'
import { InviteForm } from './invite-form.tsx'
import { TeamTable } from './team-table.tsx'

interface PeoplePageProps {
  /** Id of the signed-in account. */
  meId: string
  people: readonly TeamPerson[]
  invitations: readonly TeamInvitation[]
  auditLog: { readonly entries: readonly AuditLogEntry[]; readonly more: boolean }
  choice: AuditLogChoice
  onChoose: (choice: AuditLogChoice) => void
}

/** The team and the audit log. */
export function PeoplePage({ meId, people, invitations, auditLog, choice, onChoose }: PeoplePageProps) {
  const t = useTranslations('admin.people')
  const frame = useTranslations('admin.frame')
  useHotKeys(useUndo('team').keys(), false)
  const active = people.filter((person) => person.active).length
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('sub', { active, invited: invitations.length })}>
        <RouterLink className="btn" page="admin-settings">
          <AdminIcon name="sliders-horizontal" />
          {frame('settings')}
        </RouterLink>
      </AdminPageHead>
      <div className="scroll pane">
        <InviteForm />
        <TeamTable meId={meId} people={people} invitations={invitations} />
        <AuditLog people={people} auditLog={auditLog} choice={choice} onChoose={onChoose} />
      </div>
    </>
  )
}
