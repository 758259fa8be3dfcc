import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMe } from '#/modules/staff/model/me.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { type ClaimDecisions, standingOf } from '../model/claim-decision.ts'
import { type ClaimGroup, readClaimGroups } from '../model/claim-groups.ts'
import { ClaimRows } from './claim-rows.tsx'
import { DecideClaimsForm } from './decide-claims-form.tsx'
import { useClaimChanges } from './use-claim-changes.ts'

/** Every claim of the site by what a reader takes it for, with the pages that state it and what was decided (ADR 0084). */
export function ClaimsTable({ decisions }: { decisions: ClaimDecisions }) {
  const t = useTranslations('admin.overview.claims')
  const mayDecide = useMe().role === 'administrator'
  const [asked, setAsked] = useState<ClaimGroup | null>(null)
  const changes = useClaimChanges()
  const close = () => setAsked(null)
  const standing = (group: ClaimGroup) => standingOf(group, decisions[group.name]?.decision)
  return (
    <DashCell id="claims" place="at-whole span-12" title={t('title')}>
      <p className="soft">{t(mayDecide ? 'lead' : 'leadOfAgents')}</p>
      <table className="mini claims">
        <thead>
          <tr>
            <th scope="col" className="f-claim">
              {t('claim')}
            </th>
            <th scope="col">{t('pages')}</th>
          </tr>
        </thead>
        {readClaimGroups().map((group) => (
          <ClaimRows
            key={group.name}
            group={group}
            standing={standing(group)}
            mayDecide={mayDecide}
            busy={changes.busy}
            onDecide={() => setAsked(group)}
            onWithdraw={(id) => void changes.withdraw(group, id)}
          />
        ))}
      </table>
      <AdminDialog
        open={asked !== null}
        onClose={close}
        title={asked === null ? '' : t(`group.${asked.name}`)}
        closeLabel={t('cancel')}
      >
        {asked && (
          <DecideClaimsForm
            group={asked}
            known={standing(asked).decision?.verdict}
            busy={changes.busy}
            onClose={close}
            onDecide={async (verdict) => {
              const version = decisions[asked.name]?.version ?? 0
              // Without a connection what was typed stays.
              if (await changes.decide(asked, verdict, version)) close()
            }}
          />
        )}
      </AdminDialog>
    </DashCell>
  )
}
