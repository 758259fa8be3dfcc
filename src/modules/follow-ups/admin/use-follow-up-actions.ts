import { useTranslations } from 'use-intl'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undoable } from '#/ui/admin/use-undo.ts'
import { createFollowUp, updateFollowUp } from '../follow-ups.functions.ts'
import type { ChangedFollowUp, NewFollowUp } from '../model/follow-up.schema.ts'
import type { FollowUp } from '../model/follow-up.ts'
import { useFollowUpWords } from './use-follow-up-words.ts'

interface Surroundings {
  /** Put a change on the undo of the surroundings. */
  done: (title: string, change: Undoable) => void
  /** Fetch again what is shown. */
  refresh: () => Promise<void>
}

/** What can be done with follow-ups, each with its undo; each returns whether it was done. */
export function useFollowUpActions({ done, refresh }: Surroundings) {
  const t = useTranslations('admin.followUps')
  const { titleOf, dayOf, isDone } = useFollowUpWords()

  const takeBack = (id: string, version: number, change: ChangedFollowUp) => async () => {
    const answer = await updateFollowUp({ data: { id, version, change } })
    await refresh()
    return { isUndone: answer.kind === 'done' }
  }
  const [add] = useAction(async (wanted: NewFollowUp) => {
    const answer = await createFollowUp({ data: wanted })
    await refresh()
    if (!isDone(answer)) return false
    const title = t('did.added', { day: dayOf(wanted.day) })
    done(title, { change: title, undo: takeBack(wanted.id, answer.version, { outcome: 'removed' }) })
    return true
  })
  const [change] = useAction(async (row: FollowUp, wanted: ChangedFollowUp) => {
    const { id, version, day, note, assignee, outcome } = row
    const answer = await updateFollowUp({ data: { id, version, change: wanted } })
    await refresh()
    if (!isDone(answer)) return false
    const title =
      wanted.outcome === undefined
        ? t('did.changed', { day: dayOf(wanted.day ?? day) })
        : t(`did.${wanted.outcome ?? 'reopened'}`, { what: titleOf(row) })
    const before =
      wanted.outcome === undefined
        ? { day, note, assignee }
        : { outcome: outcome === 'done' ? outcome : null }
    done(title, { change: title, undo: takeBack(id, answer.version, before) })
    return true
  })
  return { add, change }
}
