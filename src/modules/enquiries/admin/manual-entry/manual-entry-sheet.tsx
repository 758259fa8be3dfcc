import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { ChoiceRow } from '#/ui/admin/choice-row.tsx'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { SideSheet } from '#/ui/admin/side-sheet.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useMedia } from '#/ui/admin/use-media.ts'
import { MANUAL_ENTRY_CHANNELS } from '../../model/enquiry-options.ts'
import { KIND_ICONS } from '../../model/enquiry-statuses.ts'
import { MANUAL_ENTRY_KINDS } from '../../model/manual-entry-fields.ts'
import { DiscardEntryDialog } from './discard-entry-dialog.tsx'
import { EventPart } from './event-part.tsx'
import { HandlingPart, type ManualEntryColleague } from './handling-part.tsx'
import { ManualEntryFormProvider, manualEntryFieldId } from './manual-entry-field.tsx'
import { PersonPart } from './person-part.tsx'
import { type ManualEntryDraft, type ManualEntryState, useManualEntry } from './use-manual-entry.ts'
import { type ManualEntrySaving, useManualEntrySaving } from './use-manual-entry-saving.ts'

const FORM = 'entry-form'

interface EntrySheetProps {
  /** The signed-in staff member. */
  me: ManualEntryColleague
  colleagues: readonly ManualEntryColleague[]
  screen: AdminLanguage
  hrefOf: (reference: string) => string
  /** Whether an address still shows this form. */
  staysAt: (search: object) => boolean
  onClose: () => void
  /** Open the request that was stored. */
  onStored: (reference: string) => void
}

/** Manual entry of an enquiry made on the phone: beside the list, in the order of the conversation. */
export function ManualEntrySheet({
  me,
  colleagues,
  screen,
  hrefOf,
  staysAt,
  onClose,
  onStored,
}: EntrySheetProps) {
  const t = useTranslations('admin.entry')
  const entry = useManualEntry(me.id, screen)
  const { draft } = entry
  // What is stored or given up may be left at once, before the next rendering knows of it.
  const settled = useRef(false)
  const unsaved = useUnsavedChanges(entry.dirty, ({ next }) => !settled.current && !staysAt(next.search))
  const settle = () => {
    settled.current = true
    entry.forget()
  }
  const saving = useManualEntrySaving(entry, (reference) => {
    settle()
    onStored(reference)
  })
  useHotKeys({ 'mod+Enter': saving.save, 'mod+s': saving.save, Escape: onClose }, true)
  const alone = useMedia('(width < 768px)')
  const Title = alone ? 'h1' : 'h2'
  return (
    <SideSheet
      label={t('title')}
      head={<Title>{t('title')}</Title>}
      closeLabel={t('close')}
      onClose={onClose}
      foot={draft && <EntryFoot savedAt={entry.savedAt} saving={saving} onClose={onClose} />}
    >
      {draft === null ? (
        <SkeletonRows count={8} label={t('loading')} />
      ) : (
        <ManualEntryFormProvider value={{ entry, draft, errors: saving.errors }}>
          <ManualEntryForm
            draft={draft}
            entry={entry}
            me={me}
            colleagues={colleagues}
            screen={screen}
            hrefOf={hrefOf}
          />
        </ManualEntryFormProvider>
      )}
      <DiscardEntryDialog unsaved={unsaved} onDiscard={settle} />
    </SideSheet>
  )
}

type EntryFormProps = Pick<EntrySheetProps, 'me' | 'colleagues' | 'screen' | 'hrefOf'> & {
  draft: ManualEntryDraft
  entry: ManualEntryState
}

function ManualEntryForm({ draft, entry, me, colleagues, screen, hrefOf }: EntryFormProps) {
  const t = useTranslations('admin.entry')
  useEffect(() => document.getElementById(manualEntryFieldId('fullName'))?.focus(), [])
  return (
    // Enter in a field must not save half a request: the button does, and Enter with the command key.
    <form
      id={FORM}
      className="entry"
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => event.preventDefault()}
    >
      <ChoiceRow
        name="kind"
        label={t('kind')}
        choices={MANUAL_ENTRY_KINDS.map((value) => ({
          value,
          label: t(`kinds.${value}`),
          icon: KIND_ICONS[value],
        }))}
        value={draft.kind}
        onChange={entry.chooseKind}
      />
      <PersonPart draft={draft} screen={screen} hrefOf={hrefOf} />
      <ChoiceRow
        name="channel"
        label={t('channel')}
        choices={MANUAL_ENTRY_CHANNELS.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={draft.channel}
        onChange={(channel) => entry.change({ channel })}
      />
      <hr />
      <EventPart draft={draft} screen={screen} />
      <hr />
      <HandlingPart draft={draft} me={me.id} colleagues={colleagues} />
    </form>
  )
}

interface EntryFootProps {
  savedAt: string | null
  saving: ManualEntrySaving
  onClose: () => void
}

function EntryFoot({ savedAt, saving, onClose }: EntryFootProps) {
  const t = useTranslations('admin.entry')
  const format = useFormatter()
  return (
    <div className="replybar">
      <button
        type="button"
        className="btn primary"
        aria-disabled={saving.saving || undefined}
        onClick={saving.save}
      >
        {t(saving.saving ? 'saving' : 'save')}
      </button>
      <button type="button" className="btn quiet" onClick={onClose}>
        {t('cancel')}
      </button>
      <span className="muted entry-kept">
        {savedAt === null
          ? t('saveKey')
          : t('kept', {
              time: format.dateTime(new Date(savedAt), {
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              }),
            })}
      </span>
    </div>
  )
}
