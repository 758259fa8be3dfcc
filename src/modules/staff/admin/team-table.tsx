import { useTranslations } from 'use-intl'
import type { DataColumn } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import { useMoment } from '#/ui/admin/use-moment.ts'
import type { TeamInvitation, TeamPerson } from '../people.functions.ts'
import { InvitationActions, InvitedCell } from './invited-cells.tsx'
import { PersonActions, PersonCell, RoleCell, SecondFactorCell } from './person-cells.tsx'

interface TeamTableProps {
  meId: string
  people: readonly TeamPerson[]
  invitations: readonly TeamInvitation[]
}

type Row =
  | { readonly kind: 'person'; readonly person: TeamPerson }
  | { readonly kind: 'invited'; readonly invitation: TeamInvitation }

/** All accounts; open invitations come before deactivated accounts. */
export function TeamTable({ meId, people, invitations }: TeamTableProps) {
  const t = useTranslations('admin.people')
  const moment = useMoment()
  const rows: Row[] = [
    ...people.filter(({ active }) => active).map((person) => ({ kind: 'person' as const, person })),
    ...invitations.map((invitation) => ({ kind: 'invited' as const, invitation })),
    ...people.filter(({ active }) => !active).map((person) => ({ kind: 'person' as const, person })),
  ]
  const columns: DataColumn<Row>[] = [
    {
      id: 'person',
      header: t('person'),
      className: 'c-person',
      cell: (row) =>
        row.kind === 'person' ? (
          <PersonCell person={row.person} me={row.person.id === meId} />
        ) : (
          <InvitedCell invitation={row.invitation} />
        ),
    },
    {
      id: 'role',
      header: t('role'),
      className: 'c-role',
      cell: (row) =>
        row.kind === 'person' ? (
          <RoleCell person={row.person} me={row.person.id === meId} />
        ) : (
          t(row.invitation.role)
        ),
    },
    {
      id: 'twoFactor',
      header: t('twoFactor'),
      className: 'c-factor',
      cell: (row) => (row.kind === 'person' ? <SecondFactorCell person={row.person} /> : '–'),
    },
    {
      id: 'lastSeen',
      header: t('lastSeen'),
      className: 'c-seen wide soft',
      cell: (row) => {
        if (row.kind === 'invited') return '–'
        return row.person.lastSignInAt ? moment(row.person.lastSignInAt) : t('never')
      },
    },
    {
      id: 'sessions',
      header: t('sessions'),
      className: 'c-sessions wide num',
      cell: (row) => (row.kind === 'person' ? row.person.sessions : '–'),
    },
    {
      id: 'actions',
      header: t('actions'),
      className: 'c-act num',
      cell: (row) =>
        row.kind === 'person' ? (
          <PersonActions person={row.person} me={row.person.id === meId} />
        ) : (
          <InvitationActions invitation={row.invitation} />
        ),
    },
  ]
  return (
    <DataTable
      label={t('table')}
      className="people"
      columns={columns}
      rows={rows}
      rowKey={(row) => (row.kind === 'person' ? row.person.id : row.invitation.id)}
      rowClass={(row) => (row.kind === 'person' && !row.person.active ? 'muted' : undefined)}
    />
  )
}
