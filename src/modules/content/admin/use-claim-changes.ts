import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { dismissToast, showToast } from '#/ui/admin/toast-store.ts'
import { UndoStacks, type UndoStep } from '#/ui/admin/undo-stack.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { bringBackClaims, decideClaimGroup, withdrawClaims } from '../claims.functions.ts'
import type { ClaimVerdict } from '../model/claim-decision.ts'
import type { ClaimGroup } from '../model/claim-groups.ts'

/** How long the toast offers the undo, in milliseconds; the key does so for longer. */
const OFFERED_MS = 10_000

/** A saved change, as its undo needs it. */
interface ClaimChange {
  readonly kind: 'decided' | 'withdrawn'
  /** Of the decision. */
  readonly id: string
  /** The group in words. */
  readonly about: string
}

/** One stack for the whole table. */
const stacks = new UndoStacks<ClaimChange>()
const STACK = 'claims'

/**
 * Decide about claims, take a decision back, and undo either.
 * @param onChanged called after every change
 */
export function useClaimChanges(onChanged: () => Promise<void>) {
  const t = useTranslations('admin.overview.claims')
  const failed = useFailureText()
  const aboutOf = ({ name }: ClaimGroup) => t(`group.${name}`)
  const tellChanged = async (about: string) => {
    showToast({ type: 'error', title: t('changedSince', { about }), timeout: 8000 })
    await onChanged()
  }

  const [undo] = useAction(async (step: UndoStep<ClaimChange>) => {
    if (!stacks.take(STACK, step)) return
    dismissToast(step.toast)
    const { kind, id, about } = step.change
    const isUndone = await (kind === 'decided' ? withdrawClaims : bringBackClaims)({ data: { id } })
    if (!isUndone) return tellChanged(about)
    await onChanged()
    showToast({ type: 'success', title: t('undone', { about }), timeout: 5000 })
  }, failed)
  const done = async (change: ClaimChange, title: string) => {
    const toast = showToast({
      type: 'success',
      title,
      timeout: OFFERED_MS,
      actions: [{ label: t('undo'), onSelect: () => void undo(step) }],
    })
    const step: UndoStep<ClaimChange> = { change, at: Date.now(), toast }
    stacks.push(STACK, step)
    await onChanged()
  }

  const [decide, deciding] = useAction(async (group: ClaimGroup, verdict: ClaimVerdict, version: number) => {
    const about = aboutOf(group)
    const readings = group.readings.map((reading) => ({ ...reading }))
    const id = await decideClaimGroup({ data: { group: group.name, verdict, readings, version } })
    if (id === null) await tellChanged(about)
    else await done({ kind: 'decided', id, about }, t('saved', { about }))
    return true
  }, failed)
  const [withdraw, withdrawing] = useAction(async (group: ClaimGroup, id: string) => {
    const about = aboutOf(group)
    if (await withdrawClaims({ data: { id } }))
      await done({ kind: 'withdrawn', id, about }, t('withdrawn', { about }))
    else await tellChanged(about)
  }, failed)

  return {
    decide,
    withdraw,
    busy: deciding || withdrawing,
    undoLast: () => {
      const step = stacks.latest(STACK)
      if (step !== undefined) void undo(step)
    },
  }
}
