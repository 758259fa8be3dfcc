import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { useUndoWords } from '#/i18n/react/use-undo-words.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { bringBackClaims, decideClaimGroup, withdrawClaims } from '../claims.functions.ts'
import type { ClaimVerdict } from '../model/claim-decision.ts'
import type { ClaimGroup } from '../model/claim-groups.ts'

/**
 * Decide about claims, take a decision back, and undo either.
 * @param onChanged called after every change
 */
export function useClaimChanges(onChanged: () => Promise<void>) {
  const t = useTranslations('admin.overview.claims')
  const failed = useFailureText()
  const undo = useUndo('dashboard', useUndoWords(), failed, onChanged)
  const aboutOf = ({ name }: ClaimGroup) => t(`group.${name}`)
  const tellChanged = async (about: string) => {
    showToast({ type: 'error', title: t('changedSince', { about }), timeout: 8000 })
    await onChanged()
  }
  const done = async (kind: 'decided' | 'withdrawn', id: string, title: string) => {
    const takeBack = kind === 'decided' ? withdrawClaims : bringBackClaims
    undo.done(title, { change: title, undo: async () => ({ isUndone: await takeBack({ data: { id } }) }) })
    await onChanged()
  }

  const [decide, deciding] = useAction(async (group: ClaimGroup, verdict: ClaimVerdict, version: number) => {
    const about = aboutOf(group)
    const readings = group.readings.map((reading) => ({ ...reading }))
    const id = await decideClaimGroup({ data: { group: group.name, verdict, readings, version } })
    if (id === null) await tellChanged(about)
    else await done('decided', id, t('saved', { about }))
    return true
  }, failed)
  const [withdraw, withdrawing] = useAction(async (group: ClaimGroup, id: string) => {
    const about = aboutOf(group)
    if (await withdrawClaims({ data: { id } })) await done('withdrawn', id, t('withdrawn', { about }))
    else await tellChanged(about)
  }, failed)

  return {
    decide,
    withdraw,
    busy: deciding || withdrawing,
  }
}
