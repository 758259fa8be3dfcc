import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { type EmptyPart, newlyEmptyParts } from '../../model/empty-parts.ts'
import { type MergedDocument, mergeDocuments } from '../../model/merge-documents.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { draftProblems } from '../../model/venue-problems.ts'
import { type EditedVenue, storeVenue } from '../../venue-editor.functions.ts'
import { putStatusBack } from '../list/put-status-back.ts'
import type { EditorState } from './use-editor-state.ts'
import { read, type VenueDraft } from './venue-draft.ts'
import type { VenueEditor } from './venue-editor.ts'

/** Two people on one venue: what to choose between. */
export interface Contradiction {
  readonly theirs: EditedVenue
  readonly merged: MergedDocument
}

/** Saving, and what stands in its way. */
export interface Saving {
  readonly saving: boolean
  /** Keep for later or publish; whether it was done. */
  readonly save: (intent: 'keep' | 'publish') => Promise<boolean>
  /** Parts that visitors would find empty: asked about before publishing. */
  readonly unfilled: readonly EmptyPart[]
  readonly publishAnyway: () => void
  readonly fillFirst: () => void
  /** Another user has changed the same fields meanwhile. */
  readonly contradiction: Contradiction | null
  /** Whether the last try to save has not reached the server, or failed there. */
  readonly failed: boolean
  /** Ask which of two people's changes are to count. */
  readonly ask: (contradiction: Contradiction) => void
  /** Go on with the document that was chosen. */
  readonly settle: (document: VenueDocument) => void
}

/**
 * Save the document. Changes of another user are merged; contradictions are shown for a decision.
 * @param offer announces a change with its undo
 */
export function useSaving(editor: EditorState, offer: VenueEditor['offer']): Saving {
  const t = useTranslations('admin.venueDesk')
  const { somebody } = useRecordWords()
  const path = usePagePath()
  const [failed, setFailed] = useState(false)
  const [contradiction, setContradiction] = useState<Contradiction | null>(null)
  const [unfilled, setUnfilled] = useState<readonly EmptyPart[]>([])

  const announce = (intent: 'keep' | 'publish', before: EditedVenue['status'], venue: EditedVenue) => {
    if (intent === 'keep') return void showToast({ type: 'success', title: t('kept') })
    const ways = [{ label: t('seePage'), href: path('venue', { slug: venue.document.slug }) }]
    const title = t('publishedNow')
    // Of what was public already, the history has the way back.
    if (before === 'published') {
      return void showToast({ type: 'success', title, timeout: REFUSED_MS, actions: ways })
    }
    const { id, version } = venue
    return offer(title, { ways, undo: () => putStatusBack({ id, version, status: before }) })
  }

  /** @param sent what the editor holds; `document` has joined the changes of others to it */
  const send = async (
    intent: 'keep' | 'publish',
    base: EditedVenue,
    sent: VenueDraft,
    document = sent.document,
  ): Promise<boolean> => {
    const { id, version } = base
    const outcome = await storeVenue({ data: { id, version, document, intent } })
    if (outcome.kind === 'saved') {
      editor.versioned.settle(outcome.venue, sent)
      announce(intent, base.status, outcome.venue)
      return true
    }
    if (outcome.kind === 'refused') editor.takeRejection(outcome.problems)
    if (outcome.kind === 'missing') showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
    if (outcome.kind !== 'conflict') return false
    const theirs = outcome.venue
    const merged = mergeDocuments(base.document, document, theirs.document)
    if (merged.conflicts.length > 0 || theirs.status !== base.status) {
      setContradiction({ theirs, merged })
      return false
    }
    // Nothing contradicts: both users' changes are kept, and the second one is informed of the first.
    showToast({ type: 'info', title: t('joined', { name: theirs.changedBy ?? somebody }) })
    return send(intent, theirs, sent, merged.document)
  }

  const [save, saving] = useAction(async (intent: 'keep' | 'publish', isAsked = false) => {
    const unread = editor.problems.filter(({ code }) => code === 'unread')
    const inTheWay = intent === 'publish' ? editor.problems : [...unread, ...draftProblems(editor.document)]
    if (inTheWay.length > 0) {
      editor.askForEverything()
      focusField(inTheWay[0]?.field)
      return false
    }
    const empty = intent === 'publish' && !isAsked ? newlyEmptyParts(editor.document, liveOf(editor)) : []
    setUnfilled(empty)
    if (empty.length > 0) return false
    try {
      const done = await send(intent, editor.venue, editor.versioned.present())
      setFailed(false)
      return done
    } catch (error) {
      setFailed(true)
      throw error
    }
  })

  return {
    saving,
    save: async (intent) => (await save(intent)) === true,
    unfilled,
    publishAnyway: () => {
      setUnfilled([])
      void save('publish', true)
    },
    fillFirst: () => setUnfilled([]),
    contradiction,
    failed,
    ask: setContradiction,
    settle: (document) => {
      if (contradiction === null) return
      editor.versioned.take(contradiction.theirs, read(document))
      setContradiction(null)
    },
  }
}

/** What visitors see at present; nothing of a venue that is not public. */
function liveOf({ venue }: EditorState): VenueDocument | null {
  return venue.status === 'published' ? (venue.live ?? venue.document) : null
}

/** Put the cursor into a field, found by the id of its name. */
export function focusField(field: string | undefined): void {
  if (field === undefined) return
  // A text may be under another language than the one that is shown.
  const [first, language] = field.split('.')
  if (first === 'texts' && document.getElementById(`field-${field}`) === null) {
    document.getElementById(`text-tab-${language}`)?.click()
  }
  requestAnimationFrame(() => {
    const control = document.getElementById(`field-${field}`)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  })
}
