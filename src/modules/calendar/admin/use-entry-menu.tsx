import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMe } from '#/modules/staff/model/me.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu, type MenuEntry } from '#/ui/admin/menu.tsx'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { ShownEntry } from '../calendar.functions.ts'
import { CancelForm } from './cancel-form.tsx'
import { EntryForm, type Opened } from './entry-form.tsx'
import { EntryHistory } from './entry-history.tsx'
import { WordDialog } from './owner-word/word-dialog.tsx'
import type { WordTask } from './owner-word/word-form.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useEntryWords } from './use-entry-words.ts'

/**
 * What can be done with entries: the menu of each, and the dialogs that it opens, which are drawn once.
 * @param opened what the form shows
 * @param onOpened open the form, or close it
 */
export function useEntryMenu(
  opened: Opened | undefined,
  onOpened: (opened: Opened | undefined) => void,
): { readonly menuOf: (entry: ShownEntry) => ReactNode; readonly dialogs: ReactNode } {
  const t = useTranslations('admin.calendar')
  const word = useTranslations('admin.ownerWord')
  const router = useRouter()
  const { role } = useMe()
  const { daysOf } = useEntryWords()
  const actions = useEntryActions()
  const [cancelled, setCancelled] = useState<ShownEntry>()
  const [past, setPast] = useState<ShownEntry>()
  const [asked, setAsked] = useState<{ entry: ShownEntry; kind: WordTask['kind'] }>()
  const undo = useUndo('owner-word', () => router.invalidate())
  const wordMenu = (entry: ShownEntry): MenuEntry[] =>
    entry.kind === 'closed'
      ? []
      : [
          { label: word('ask'), icon: 'mail', onSelect: () => setAsked({ entry, kind: 'ask' }) },
          { label: word('note'), icon: 'phone', onSelect: () => setAsked({ entry, kind: 'note' }) },
        ]
  const entriesOf = (entry: ShownEntry): MenuEntry[] => [
    ...changesOf(entry),
    { label: t('history'), icon: 'history', onSelect: () => setPast(entry) },
  ]
  const changesOf = (entry: ShownEntry): MenuEntry[] => {
    const { kind, state, isStanding, outsells } = entry
    const edit = { label: t('edit'), icon: 'pencil' as const, onSelect: () => onOpened({ entry }) }
    if (!isStanding) {
      if (!BACK.has(state)) return []
      const onSelect = () => void actions.finish(entry, { isEnded: false })
      return [{ label: t('restore'), icon: 'undo-2', onSelect }]
    }
    if (kind === 'booking' && role !== 'administrator') return [edit, ...wordMenu(entry)]
    const end =
      kind === 'booking'
        ? { label: t('cancel'), onSelect: () => setCancelled(entry) }
        : {
            label: t(kind === 'hold' ? 'release' : 'reopen'),
            onSelect: () => void actions.finish(entry, { isEnded: true }),
          }
    return [
      edit,
      ...wordMenu(entry),
      ...(kind === 'hold'
        ? [
            {
              label: outsells > 0 ? t('bookEnding', { count: outsells }) : t('book'),
              icon: 'calendar-check' as const,
              onSelect: () => void actions.book(entry),
            },
          ]
        : []),
      { ...end, icon: 'x' as const, danger: true },
    ]
  }
  const close = () => onOpened(undefined)
  const menuOf = (entry: ShownEntry) => (
    <ActionMenu
      triggerClass="btn quiet icon"
      trigger={<AdminIcon name="ellipsis" />}
      label={t('actionsOf', { who: entry.title, days: daysOf(entry) })}
      entries={entriesOf(entry)}
    />
  )
  const dialogs = (
    <>
      <AdminDialog
        open={opened !== undefined}
        onClose={close}
        title={t(opened && 'entry' in opened ? 'editTitle' : 'addTitle')}
        closeLabel={t('back')}
      >
        {opened && (
          <EntryForm
            opened={opened}
            onSaved={async (answer) => {
              close()
              await actions.saved(answer)
            }}
            onCancel={() => {
              close()
              // What somebody else has saved is shown.
              void router.invalidate()
            }}
          />
        )}
      </AdminDialog>
      <AdminDialog
        open={past !== undefined}
        onClose={() => setPast(undefined)}
        title={t('history')}
        closeLabel={t('back')}
      >
        {past && <EntryHistory entry={past} />}
      </AdminDialog>
      {asked && (
        <WordDialog
          task={{ kind: asked.kind, about: asked.kind === 'note' ? waitingOf(asked.entry) : null }}
          venueId={asked.entry.venueId}
          range={asked.entry}
          origin={asked.entry.origin}
          onDone={() => router.invalidate()}
          onClose={() => setAsked(undefined)}
          undo={undo}
        />
      )}
      <AdminDialog
        open={cancelled !== undefined}
        onClose={() => setCancelled(undefined)}
        title={t('cancelTitle')}
        closeLabel={t('back')}
      >
        <CancelForm
          hasOrigin={cancelled !== undefined && cancelled.origin !== null}
          onConfirm={(reason, reopens) => {
            setCancelled(undefined)
            if (cancelled) void actions.finish(cancelled, { isEnded: true, reason, follows: reopens })
          }}
          onBack={() => setCancelled(undefined)}
        />
      </AdminDialog>
    </>
  )
  return { menuOf, dialogs }
}

/** The question that an answer about an entry is given to; null where none was asked about its days. */
const waitingOf = ({ word }: ShownEntry) =>
  word !== null && (word.kind === 'asked' || word.kind === 'yes-but') ? word.ask : null

/** States from which an entry comes back as it was. */
const BACK: ReadonlySet<string> = new Set(['released', 'cancelled', 'reopened'])
