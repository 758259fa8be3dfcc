import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { changesBetween, type FieldName } from '../../model/venue-fields.ts'
import { type EditedVenue, storeVenue } from '../../venue-editor.functions.ts'
import { CapacitiesSection } from '../editor/capacities-section.tsx'
import { ContradictionPanel } from '../editor/contradiction-panel.tsx'
import { DraftStatus } from '../editor/draft-status.tsx'
import { EditorContents } from '../editor/editor-contents.tsx'
import { restored } from '../editor/editor-draft.ts'
import { EditorHead } from '../editor/editor-head.tsx'
import { FactsSection } from '../editor/facts-section.tsx'
import { HistoryDrawer } from '../editor/history-drawer.tsx'
import { LeaveDialog } from '../editor/leave-dialog.tsx'
import { OwnerSection } from '../editor/owner-section.tsx'
import { PublishDialog } from '../editor/publish-dialog.tsx'
import { SaveBar } from '../editor/save-bar.tsx'
import { SheetSection } from '../editor/sheet-section.tsx'
import { useEditorDraft } from '../editor/use-editor-draft.ts'
import { useEditorState } from '../editor/use-editor-state.ts'
import { useEditorUndo } from '../editor/use-editor-undo.ts'
import { useSaving } from '../editor/use-saving.ts'
import { VenueEditorProvider } from '../editor/venue-editor.ts'
import { VenueTexts } from '../editor/venue-texts.tsx'
import { VenuePhotos } from '../photos/venue-photos.tsx'
import { PlanSection } from '../plan/plan-section.tsx'
import { EquipmentSection, UsesSection } from './uses-section.tsx'

/** Everything about one venue, to be changed. */
export function EditorPage({ venue, singleKeys }: { venue: EditedVenue; singleKeys: boolean }) {
  const t = useTranslations('admin.venueDesk')
  const editor = useEditorState(venue)
  const { keys, ...undo } = useEditorUndo(editor)
  const saving = useSaving(editor, undo.offer)
  const localDraft = useEditorDraft(editor)
  // What could not be read is work as well.
  const isDirty = editor.changes.length > 0 || editor.unread.size > 0
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

  /** Puts a document into the editor; the one before comes back with Undo. */
  const replace = (document: VenueDocument, title: string) => {
    editor.update(() => document)
    offerBack(title, document, editor.document)
  }
  const offerBack = (title: string, placed: VenueDocument, before: VenueDocument) =>
    undo.offer(title, {
      type: 'info',
      isOfView: true,
      undo: () => {
        // What was typed since would be lost.
        const isUndone = changesBetween(placed, editor.present()).length === 0
        if (isUndone) editor.update(() => before)
        return { isUndone }
      },
    })
  const takeOffered = () => {
    if (localDraft.offered === null) return
    const merged = restored(localDraft.offered, editor.venue.document)
    localDraft.accepted()
    if (merged.conflicts.length > 0) saving.ask({ theirs: editor.venue, merged })
    else {
      replace(merged.document, t('writingRestored'))
      for (const [field, text] of Object.entries(localDraft.offered.unread)) {
        editor.setUnread(field as FieldName, { ...text, isBeingTyped: false })
      }
    }
  }
  const declineOffered = () => {
    const back = localDraft.decline()
    undo.offer(t('writingDeclined'), {
      type: 'info',
      isOfView: true,
      undo: () => {
        back()
        return { isUndone: true }
      },
    })
  }
  const revert = async () => {
    const { id, version, live } = editor.venue
    if (live === null) return
    const outcome = await storeVenue({ data: { id, version, document: live, intent: 'keep' } })
    if (outcome.kind !== 'saved') return
    const waited = editor.venue.document
    editor.take(outcome.venue)
    offerBack(t('reverted'), outcome.venue.document, waited)
  }
  return (
    <VenueEditorProvider value={{ ...editor, ...undo }}>
      <EditorHead
        onTake={editor.takeState}
        onHistory={() => setHistoryOpen(!historyOpen)}
        historyOpen={historyOpen}
      />
      <DraftStatus
        localDraft={localDraft}
        saving={saving}
        onRestore={takeOffered}
        onDecline={declineOffered}
      />
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
        </div>
      </div>
      <SaveBar
        saving={saving}
        onDiscard={() => replace(editor.venue.document, t('discarded'))}
        onRevert={() => void revert()}
      />
      {historyOpen && (
        <HistoryDrawer
          onClose={() => setHistoryOpen(false)}
          onRestore={(document) => {
            setHistoryOpen(false)
            replace(document, t('restored'))
          }}
        />
      )}
      <PublishDialog saving={saving} />
      <LeaveDialog unsaved={unsaved} saving={saving} onLeave={localDraft.forget} />
    </VenueEditorProvider>
  )
}
