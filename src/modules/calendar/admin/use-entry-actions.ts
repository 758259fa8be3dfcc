import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { type Undoable, useUndo } from '#/ui/admin/use-undo.ts'
import {
  bookOption,
  type EntryAnswer,
  finishEntry,
  type ShownEntry,
  updateEntry,
} from '../calendar.functions.ts'
import type { CalendarEntry } from '../model/calendar-entry.ts'
import { minuteInParis } from '../model/paris-minute.ts'
import { useEntryWords } from './use-entry-words.ts'

/** First key of what is kept of the calendar in the browser. */
export const CALENDAR_KEY = 'calendar'

interface Surroundings {
  /** Put a change on the undo of the surroundings. */
  done: (title: string, change: Undoable) => void
  /** Fetch again what is shown. */
  refresh: () => Promise<void>
}

interface Ending {
  isEnded: boolean
  reason?: string
  /** Whether what it was made for goes the same way. */
  follows?: boolean
}

/**
 * What can be done with an entry, each with its undo.
 * @param around absent on the pages of the calendar, which have an undo of their own
 */
export function useEntryActions(around?: Surroundings) {
  const t = useTranslations('admin.calendar')
  const router = useRouter()
  const { daysOf, refusalOf } = useEntryWords()
  const undo = useUndo('calendar', () => router.invalidate())
  useHotKeys(around ? {} : undo.keys(), false)
  const refresh = around?.refresh ?? (() => router.invalidate())

  const takeBack = async (answer: Promise<EntryAnswer>) => {
    const refusal = refusalOf(await answer)
    if (around) await around.refresh()
    return { isUndone: refusal === undefined, ...(refusal === undefined ? {} : { over: refusal }) }
  }
  const tell = (title: string, back: () => Promise<EntryAnswer>) =>
    (around ?? undo).done(title, { change: title, undo: () => takeBack(back()) })
  const refuse = (answer: EntryAnswer) => {
    const title = refusalOf(answer)
    if (title !== undefined) showToast({ type: 'error', title, timeout: REFUSED_MS })
    return title !== undefined
  }
  const said = (entry: CalendarEntry) => ({ who: entry.title, days: daysOf(entry) })

  const [finish] = useAction(async (shown: ShownEntry, { isEnded, reason = '', follows = false }: Ending) => {
    const wanted = { id: shown.id, version: shown.version, isEnded, reason, follows }
    const answer = await finishEntry({ data: wanted })
    refuse(answer)
    if (answer.kind === 'done') {
      const { id, version } = answer.entry
      tell(t(`did.${answer.entry.state}`, said(answer.entry)), () =>
        finishEntry({ data: { id, version, isEnded: !isEnded, reason: t('undoReason'), follows } }),
      )
    }
    await refresh()
  })
  const [book] = useAction(async (hold: ShownEntry) => {
    const answer = await bookOption({ data: { id: hold.id } })
    refuse(answer)
    if (answer.kind === 'done') {
      const { id, version } = answer.entry
      tell(t('did.booked', said(answer.entry)), () =>
        finishEntry({ data: { id, version, isEnded: true, reason: '', follows: false } }),
      )
    }
    await refresh()
  })
  /** Announce what was saved. */
  const saved = async ({ before, entry }: Extract<EntryAnswer, { kind: 'done' }>) => {
    const { id, version } = entry
    if (before === null)
      tell(t(`did.${entry.state}`, said(entry)), () =>
        finishEntry({ data: { id, version, isEnded: true, reason: '', follows: false } }),
      )
    else {
      const { title, note, firstDay, lastDay, event, untilAt } = before
      const until = untilAt === null ? null : minuteInParis(untilAt)
      tell(t('did.changed', said(entry)), () =>
        updateEntry({ data: { id, version, title, note, days: { firstDay, lastDay }, event, until } }),
      )
    }
    await refresh()
  }
  /** Say why nothing was. */
  const refused = async (answer: EntryAnswer) => {
    refuse(answer)
    await refresh()
  }
  return { finish, book, saved, refused }
}

/** What can be done with an entry. */
export type EntryActions = ReturnType<typeof useEntryActions>
