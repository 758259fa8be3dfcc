import { useFormatter, useTranslations } from 'use-intl'
import { DAY_CHOICES, daysFromToday } from '#/lib/offered-days.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { Choice } from '#/ui/admin/choice-menu.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undoable } from '#/ui/admin/use-undo.ts'
import { snoozeInboxRequests } from '../inbox.functions.ts'

/** A request as it was seen. */
export interface Seen {
  readonly id: string
  readonly snoozedUntil: string | null
}

/** Whether a request is out of sight today. */
export function isSnoozed({ snoozedUntil }: Pick<Seen, 'snoozedUntil'>): boolean {
  return snoozedUntil !== null && snoozedUntil > parisDay(new Date())
}

/** What is said of a day until which something is out of sight. */
export function useSnoozeWords() {
  const t = useTranslations('admin.snooze')
  const days = useTranslations('admin.followUps.day')
  const format = useFormatter()
  const dayOf = (day: string) =>
    format.dateTime(new Date(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return {
    dayOf,
    /** The days that are offered, and waking where something sleeps. */
    choicesFor: (rows: readonly Seen[]): Choice<string | null>[] => {
      const offered = daysFromToday(parisDay(new Date()))
      return [
        ...DAY_CHOICES.map((choice, at) => ({
          ...{ value: offered[choice], key: String(at + 1) },
          label: `${days(choice)} · ${dayOf(offered[choice])}`,
        })),
        ...(rows.some(isSnoozed)
          ? [{ value: null, label: t('wake'), key: String(DAY_CHOICES.length + 1) }]
          : []),
      ]
    },
  }
}

/**
 * Put requests out of sight until a day, with an undo.
 * @param done put a change on the undo of the surroundings
 */
export function useSnooze(
  done: (title: string, change: Undoable) => void,
  refresh: () => Promise<void>,
): (rows: readonly Seen[], until: string | null) => void {
  const t = useTranslations('admin.snooze')
  const problems = useTranslations('admin.followUps.problem')
  const { dayOf } = useSnoozeWords()
  const [run] = useAction(async (rows: readonly Seen[], until: string | null) => {
    const changes = rows.map(({ id, snoozedUntil: expected }) => ({ id, until, expected }))
    const { changed, left, refused } = await snoozeInboxRequests({ data: { changes } })
    if (refused !== undefined) {
      const title = refused === 'past' ? t('past') : problems(refused)
      showToast({ type: 'error', title, timeout: REFUSED_MS })
      return
    }
    await refresh()
    if (left > 0) showToast({ type: 'error', title: t('left', { count: left }), timeout: REFUSED_MS })
    if (changed.length === 0) return
    const values = { count: changed.length, reference: changed[0]?.reference ?? '' }
    const title = until === null ? t('woken', values) : t('done', { ...values, day: dayOf(until) })
    done(title, {
      change: title,
      about: changed.map(({ reference }) => reference),
      undo: async () => {
        const today = parisDay(new Date())
        // A day that has come meanwhile is none any more.
        const back = changed.map(({ id, before }) => ({
          ...{ id, expected: until },
          until: before !== null && before > today ? before : null,
        }))
        const undone = await snoozeInboxRequests({ data: { changes: back } })
        return { isUndone: undone.changed.length > 0, left: undone.left }
      },
    })
  })
  return (rows, until) => void run(rows, until)
}
