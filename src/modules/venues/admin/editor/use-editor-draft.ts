import { useEffect, useRef, useState } from 'react'
import { type EditorDraft, forgetWriting, keepWriting, readEditorDraft } from './editor-draft.ts'
import type { EditorState } from './use-editor-state.ts'

/** How long after the last key the writing is kept, in milliseconds. */
const KEEP_AFTER_MS = 400

/** Unsaved writing on the device. */
export interface EditorDraftControls {
  /** Writing of an earlier visit, to be restored or let go. */
  readonly offered: EditorDraft | null
  /** Whether what is being written now is on the device; `null` before anything is. */
  readonly isKept: boolean | null
  /** Lets the offered writing go; gives the way back. */
  readonly decline: () => () => void
  /** The offered writing is in the editor. */
  readonly accepted: () => void
  /** Forgets everything: it is saved, or was given up. */
  readonly forget: () => void
}

/** Keeps what is being written on the device until it is saved, and offers it again after a reload. */
export function useEditorDraft({ venue, document, changes, unread }: EditorState): EditorDraftControls {
  const { id } = venue
  const [offered, setOffered] = useState<EditorDraft | null>(null)
  const [isKept, setKept] = useState<boolean | null>(null)
  const written = useRef(false)
  const pending = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the editor opens
  useEffect(() => setOffered(readEditorDraft(id, venue.document) ?? null), [id])
  const dirty = changes.length > 0 || unread.size > 0
  useEffect(() => {
    if (!dirty) {
      // What is offered was written earlier and still waits for an answer.
      if (written.current) forgetWriting(id)
      written.current = false
      setKept(null)
      return undefined
    }
    written.current = true
    let isDue = true
    const keep = () => {
      if (!isDue || !written.current) return
      isDue = false
      const texts = [...unread].map(([field, { typed, sentence }]) => [field, { typed, sentence }])
      const savedAt = new Date().toISOString()
      setKept(keepWriting(id, { base: venue.document, document, unread: Object.fromEntries(texts), savedAt }))
    }
    const timer = setTimeout(keep, KEEP_AFTER_MS)
    pending.current = keep
    return () => clearTimeout(timer)
  }, [dirty, document, venue.document, unread, id])
  // A closed window or another page does not wait for the pause.
  useEffect(() => {
    const keepNow = () => pending.current()
    // A phone may end a hidden page without a word.
    for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, keepNow)
    return () => {
      for (const event of ['pagehide', 'visibilitychange']) removeEventListener(event, keepNow)
      keepNow()
    }
  }, [])
  return {
    offered,
    isKept,
    decline: () => {
      const given = offered
      setOffered(null)
      if (!written.current) forgetWriting(id)
      return () => {
        if (given === null) return
        if (!written.current) keepWriting(id, given)
        setOffered(given)
      }
    },
    accepted: () => setOffered(null),
    forget: () => {
      written.current = false
      forgetWriting(id)
    },
  }
}
