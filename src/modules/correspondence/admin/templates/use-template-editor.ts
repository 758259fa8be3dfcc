import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import {
  type ReplyTextProblem,
  replyTextProblems,
  sameReplyText,
  tidyReplyText,
} from '../../model/reply-text.schema.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'
import { readTemplateDraft, removeTemplateDraft, writeTemplateDraft } from './template-draft.ts'

/** How long after the last key the text is kept on the device, in milliseconds. */
const KEEP_AFTER_MS = 400

/** A template while it is edited. */
export interface TemplateEditor {
  /** As saved when the changes began. */
  readonly base: EditedReplyText
  readonly text: ReplyDraftText
  readonly isChanged: boolean
  readonly isOriginal: boolean
  readonly problems: readonly ReplyTextProblem[]
  /** ISO 8601: when the text was last kept on the device. */
  readonly keptAt: string | null
  readonly write: (part: Partial<ReplyDraftText>) => void
  /** Bring back a text, where the editor still holds what came in its place; whether it did. */
  readonly putBack: (placed: ReplyDraftText, before: ReplyDraftText) => boolean
  /** Go on from a saved state; with a text, with that one as unsaved changes. */
  readonly take: (base: EditedReplyText, text?: ReplyDraftText) => void
  /** Note what was saved; what was written since it was sent stays. */
  readonly settle: (saved: EditedReplyText, sent: ReplyDraftText) => void
  /** Keep the text on the device now. */
  readonly keep: () => void
  /** Forget what the device has kept. */
  readonly forget: () => void
}

/** Edit a template; unsaved changes are kept on the device and are there again when it is opened the next time. */
export function useTemplateEditor(saved: EditedReplyText, user: string): TemplateEditor {
  const [base, setBase] = useState(saved)
  const [text, setText] = useState(saved.text)
  const [keptAt, setKeptAt] = useState<string | null>(null)
  const isWritten = useRef(false)
  const pending = useRef(() => {})
  const present = useRef(text)
  useLayoutEffect(() => {
    present.current = text
  })
  const isChanged = !sameReplyText(tidyReplyText(text), base.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the text is opened
  useEffect(() => {
    const kept = readTemplateDraft(user, saved)
    if (kept === undefined) return
    if (sameReplyText(tidyReplyText(kept), saved.text)) return removeTemplateDraft(user, saved)
    const { subject, body, version, savedAt } = kept
    setBase({ ...saved, version })
    setText({ subject, body })
    setKeptAt(savedAt)
    isWritten.current = true
  }, [])
  // What somebody else has saved is taken while nothing of one's own waits.
  useEffect(() => {
    if (isChanged || saved.version <= base.version) return
    setBase(saved)
    setText(saved.text)
  }, [saved, base.version, isChanged])
  const keep = () => {
    const savedAt = new Date().toISOString()
    if (writeTemplateDraft(user, base, { ...text, version: base.version, savedAt })) setKeptAt(savedAt)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is made of these
  useEffect(() => {
    if (!isChanged) {
      if (isWritten.current) removeTemplateDraft(user, base)
      isWritten.current = false
      setKeptAt(null)
      return undefined
    }
    isWritten.current = true
    let isDue = true
    const keepOnce = () => {
      if (isDue && isWritten.current) keep()
      isDue = false
    }
    pending.current = keepOnce
    const timer = setTimeout(keepOnce, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, base, isChanged, user])
  // A closed window does not wait for the pause, and a phone may end a hidden page without a word.
  useEffect(() => {
    const keepNow = () => pending.current()
    for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, keepNow)
    return () => {
      for (const event of ['pagehide', 'visibilitychange']) removeEventListener(event, keepNow)
    }
  }, [])
  return {
    base,
    text,
    isChanged,
    isOriginal: sameReplyText(tidyReplyText(text), base.original),
    problems: replyTextProblems(base.id, tidyReplyText(text)),
    keptAt,
    write: (part) => setText((present) => ({ ...present, ...part })),
    putBack: (placed, before) => {
      if (!sameReplyText(present.current, placed)) return false
      setText(before)
      return true
    },
    take: (next, own) => {
      setBase(next)
      setText(own ?? next.text)
    },
    settle: (next, sent) => {
      setBase(next)
      setText((present) => (sameReplyText(present, sent) ? next.text : present))
    },
    keep,
    forget: () => {
      isWritten.current = false
      removeTemplateDraft(user, base)
    },
  }
}
