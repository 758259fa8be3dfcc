import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { JournalEntry, TeamInvitation, TeamPerson } from '../people.functions.ts'
import { Journal, type JournalChoice } from './audit-log/journal.tsx'
import { InviteForm } from './invite-form.tsx'
import { TeamTable } from './team-table.tsx'

interface PeoplePageProps {
  /** Id of the signed-in account. */
  meId: string
  people: readonly TeamPerson[]
  invitations: readonly TeamInvitation[]
  journal: { readonly entries: readonly JournalEntry[]; readonly more: boolean }
  choice: JournalChoice
  onChoose: (choice: JournalChoice) => void
}

/** The team and the audit log. */
export function PeoplePage({ meId, people, invitations, journal, choice, onChoose }: PeoplePageProps) {
  const t = useTranslations('admin.people')
  const router = useRouter()
  const refresh = () => router.invalidate()
  const active = people.filter((person) => person.active).length
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('sub', { active, invited: invitations.length })} />
      <div className="scroll pane">
        <InviteForm onInvited={refresh} />
        <TeamTable meId={meId} people={people} invitations={invitations} onChanged={refresh} />
        <Journal people={people} journal={journal} choice={choice} onChoose={onChoose} />
      </div>
    </>
  )
}
