import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { LeaveDialog } from '#/ui/admin/records/leave-dialog.tsx'
import { replaceDraft } from '#/ui/admin/records/replace-draft.ts'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { SHEET_ATTRIBUTES } from '../../model/attributes.ts'
import { type EditedVenue, storeVenue } from '../../venue-editor.functions.ts'
import { AttributeField } from '../editor/attribute-field.tsx'
import { CapacitiesSection } from '../editor/capacities-section.tsx'
import { ContradictionPanel } from '../editor/contradiction-panel.tsx'
import { DraftStatus } from '../editor/draft-status.tsx'
import { EditorContents } from '../editor/editor-contents.tsx'
import { EditorHead } from '../editor/editor-head.tsx'
import { FactsSection } from '../editor/facts-section.tsx'
import { OwnerSection } from '../editor/owner-section.tsx'
import { PublishDialog } from '../editor/publish-dialog.tsx'
import { useEditorState } from '../editor/use-editor-state.ts'
import { useEditorUndo } from '../editor/use-editor-undo.ts'
import { useSaving } from '../editor/use-saving.ts'
import { read, restored, type VenueDraft } from '../editor/venue-draft.ts'
import { VenueEditorProvider } from '../editor/venue-editor.ts'
import { VenueHistory } from '../editor/venue-history.tsx'
import { VenueSaveBar } from '../editor/venue-save-bar.tsx'
import { VenueTexts } from '../editor/venue-texts.tsx'
import { VenuePhotos } from '../photos/venue-photos.tsx'
import { PlanSection } from '../plan/plan-section.tsx'
import { EquipmentSection, UsesSection } from './uses-section.tsx'

/**
 * Everything about one venue, to be changed.
 * @param Days what is known of its days, of a module above
 */
export function EditorPage({
  venue,
  singleKeys,
  Days,
}: {
  venue: EditedVenue
  singleKeys: boolean
  Days: ComponentType<{ venueId: string }>
}) {
  const t = useTranslations('admin.venueDesk')
  const editor = useEditorState(venue)
  const { keys, ...undo } = useEditorUndo(editor)
  const saving = useSaving(editor, undo.offer)
  const words = useRecordWords()
  const { versioned } = editor
  const { isDirty, offered } = versioned
  const unsaved = useUnsavedChanges(isDirty)
  const [historyOpen, setHistoryOpen] = useState(false)
  const { status, live } = editor.venue
  const waits = isDirty || live !== null || status !== 'published'
  useHotKeys(
    {
      'mod+s': () => {
        if (isDirty) void saving.save('keep')
        else showToast({ type: 'info', title: t('nothingToKeep') })
      },
      'mod+Enter': () => {
        // In a dialog the keys belong to the dialog.
        if (waits && !document.querySelector('dialog[open]')) void saving.save('publish')
      },
      Escape: () => setHistoryOpen(false),
      ...keys,
    },
    singleKeys,
  )

  const replace = (draft: VenueDraft, title: string) => replaceDraft(versioned, draft, undo.offer, title)
  const takeOffered = () => {
    if (offered === null) return
    const merged = restored(offered, editor.venue)
    versioned.closeOffer(false)
    if (merged.conflicts.length > 0) saving.ask({ theirs: editor.venue, merged })
    else replace({ document: merged.document, unread: offered.draft.unread }, t('writingRestored'))
  }
  const declineOffered = () => {
    if (offered === null) return
    versioned.closeOffer(true)
    undo.offer(t('writingDeclined'), {
      type: 'info',
      isOfView: true,
      undo: () => {
        versioned.offerAgain(offered)
        return { isUndone: true }
      },
    })
  }
  const revert = async () => {
    const { id, version, live } = editor.venue
    if (live === null) return
    const outcome = await storeVenue({ data: { id, version, document: live, intent: 'keep' } })
    if (outcome.kind !== 'saved') return
    const [placed, waited] = [read(outcome.venue.document), read(editor.venue.document)]
    versioned.take(outcome.venue)
    undo.offer(t('reverted'), {
      type: 'info',
      isOfView: true,
      undo: () => ({ isUndone: versioned.putBack(placed, waited) }),
    })
  }
  return (
    <VenueEditorProvider value={{ ...editor, ...undo }}>
      <EditorHead
        onTake={editor.takeState}
        onHistory={() => setHistoryOpen(!historyOpen)}
        historyOpen={historyOpen}
      />
      <DraftStatus editor={editor} saving={saving} onRestore={takeOffered} onDecline={declineOffered} />
      <div className="edit">
        <EditorContents />
        <div className="scroll" data-editor>
          {saving.contradiction && (
            <ContradictionPanel contradiction={saving.contradiction} onSettle={saving.settle} />
          )}
          <FactsSection />
          <CapacitiesSection />
          <SheetSection />
          <PlanSection />
          <EquipmentSection />
          <UsesSection />
          <VenueTexts />
          <VenuePhotos />
          <OwnerSection />
          <Days venueId={venue.id} />
        </div>
      </div>
      <VenueSaveBar
        saving={saving}
        onDiscard={() => replace(read(editor.venue.document), words.discarded)}
        onRevert={() => void revert()}
      />
      {historyOpen && (
        <VenueHistory
          onClose={() => setHistoryOpen(false)}
          onRestore={(document) => {
            setHistoryOpen(false)
            replace(read(document), t('restored'))
          }}
        />
      )}
      <PublishDialog saving={saving} />
      <LeaveDialog
        unsaved={unsaved}
        title={words.leaveTitle}
        lead={t('leaveLead')}
        closeLabel={words.close}
        abandon={{ label: words.abandon, before: versioned.forget }}
        choices={[
          { label: words.stay, isStaying: true },
          { label: t('keepAsDraft'), before: () => saving.save('keep') },
        ]}
      />
    </VenueEditorProvider>
  )
}

/** The technical sheet: every field may stay empty, and is then not shown to visitors. */
function SheetSection() {
  const t = useTranslations('admin.venueDesk')
  return (
    <section className="section" id="sheet" aria-labelledby="sheet-title">
      <header>
        <h2 id="sheet-title">{t('section.sheet')}</h2>
        <span className="muted">{t('sheetLead')}</span>
      </header>
      <div className="grid-4">
        {SHEET_ATTRIBUTES.map(([name]) => (
          <AttributeField key={name} name={name} />
        ))}
      </div>
    </section>
  )
}
