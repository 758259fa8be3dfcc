import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undoable } from '#/ui/admin/use-undo.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'
import { saveReplyText } from '../../reply-texts.functions.ts'
import type { TemplateEditor } from './use-template-editor.ts'

/** Saving, and what stands in its way. */
export interface TemplateSaving {
  readonly isSaving: boolean
  /** Whether saving was tried: from then on, every problem is shown. */
  readonly isTried: boolean
  /** The text of somebody who was faster. */
  readonly conflict: EditedReplyText | null
  /** Save what is in the editor; whether it was done. */
  readonly save: () => Promise<boolean>
  /** Choose between the two texts. */
  readonly settle: (mine: boolean) => void
}

/**
 * Save a template. A text that somebody else has saved meanwhile is shown for a decision.
 * @param offer announces a change with its undo
 */
export function useTemplateSaving(
  editor: TemplateEditor,
  offer: (title: string, change: Omit<Undoable, 'change' | 'about'>) => void,
  onSaved: () => Promise<void>,
): TemplateSaving {
  const t = useTranslations('admin.templates')
  const [isTried, setTried] = useState(false)
  const [conflict, setConflict] = useState<EditedReplyText | null>(null)

  /** @param written what the editor holds: the text itself, or what an undo takes back */
  const send = async (
    text: ReplyDraftText,
    version: number,
    written = text,
  ): Promise<EditedReplyText | undefined> => {
    const { language, id } = editor.base
    const outcome = await saveReplyText({ data: { language, id, ...text, version } })
    // An undo that comes too late is no choice between two texts.
    if (outcome.kind === 'conflict' && written === text) setConflict(outcome.present)
    if (outcome.kind !== 'saved') return undefined
    setConflict(null)
    setTried(false)
    editor.forget()
    editor.settle(outcome.edited, written)
    await onSaved()
    return outcome.edited
  }
  const [save, isSaving] = useAction(async (version: number) => {
    if (editor.problems.length > 0) {
      setTried(true)
      focusPart(editor.problems[0]?.part)
      return false
    }
    const before = conflict?.text ?? editor.base.text
    const saved = await send(editor.text, version)
    if (saved === undefined) return false
    offer(t(editor.isOriginal ? 'savedOriginal' : 'saved'), {
      undo: async () => ({ isUndone: (await send(before, saved.version, saved.text)) !== undefined }),
    })
    return true
  })

  return {
    isSaving,
    isTried,
    conflict,
    save: async () => (await save(editor.base.version)) === true,
    settle: (mine) => {
      if (conflict === null) return
      const written = editor.text
      if (mine) return void save(conflict.version)
      setConflict(null)
      editor.take(conflict)
      offer(t('tookTheirs'), {
        type: 'info',
        isOfView: true,
        undo: () => ({ isUndone: editor.putBack(conflict.text, written) }),
      })
    },
  }
}

/** Put the cursor into the subject or the text. */
export function focusPart(part: 'subject' | 'body' | undefined): void {
  document.querySelector<HTMLElement>(`[data-part="${part}"] .editor`)?.focus()
}
