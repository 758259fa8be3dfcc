import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { bringBackClaims, decideClaimGroup, withdrawClaims } from '../claims.functions.ts'
import type { ClaimVerdict } from '../model/claim-decision.ts'
import type { ClaimGroup } from '../model/claim-groups.ts'

/** Decide about claims, take a decision back, and undo either. */
export function useClaimChanges() {
  const router = useRouter()
  const t = useTranslations('admin.overview.claims')
  const undo = useUndo('dashboard', () => router.invalidate())
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
