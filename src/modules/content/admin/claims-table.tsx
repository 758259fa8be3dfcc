import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMe } from '#/modules/staff/model/me.ts'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { bringBackClaims, decideClaimGroup, withdrawClaims } from '../claims.functions.ts'
import { type ClaimDecisions, type ClaimVerdict, standingOf } from '../model/claim-decision.ts'
import { type ClaimGroup, readClaimGroups } from '../model/claim-groups.ts'
import { ClaimRows } from './claim-rows.tsx'
import { DecideClaimsForm } from './decide-claims-form.tsx'

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

/** Decide about claims, take a decision back, and undo either. */
function useClaimChanges() {
  const router = useRouter()
  const t = useTranslations('admin.overview.claims')
  const undo = useUndo('dashboard')
  const aboutOf = ({ name }: ClaimGroup) => t(`group.${name}`)
  const tellChanged = async (about: string) => {
    showToast({ type: 'error', title: t('changedSince', { about }), timeout: 8000 })
    await router.invalidate()
  }
  const done = async (kind: 'decided' | 'withdrawn', id: string, title: string) => {
    const takeBack = kind === 'decided' ? withdrawClaims : bringBackClaims
    undo.done(title, { change: title, undo: async () => ({ isUndone: await takeBack({ data: { id } }) }) })
    await router.invalidate()
  }

  const [decide, deciding] = useAction(async (group: ClaimGroup, verdict: ClaimVerdict, version: number) => {
    const about = aboutOf(group)
    const readings = group.readings.map((reading) => ({ ...reading }))
    const id = await decideClaimGroup({ data: { group: group.name, verdict, readings, version } })
    if (id === null) await tellChanged(about)
    else await done('decided', id, t('saved', { about }))
    return true
  })
  const [withdraw, withdrawing] = useAction(async (group: ClaimGroup, id: string) => {
    const about = aboutOf(group)
    if (await withdrawClaims({ data: { id } })) await done('withdrawn', id, t('withdrawn', { about }))
    else await tellChanged(about)
  })

  return {
    decide,
    withdraw,
    busy: deciding || withdrawing,
  }
}
