import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { keyName } from '#/lib/keys.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useKeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { addEnquiryNote, removeEnquiryNote } from '../../enquiry.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { bringBack } from '../undo/bring-back.ts'
import { useOpenSheetUndo } from '../undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import { KeptLine } from './kept-line.tsx'

/** Name of the draft of a note; each staff member has their own. */
function noteDraftName({ reference, viewer }: Pick<EnquiryView, 'reference' | 'viewer'>): string {
  return `note.${viewer.id}.${reference}`
}

const schema = z.object({ text: z.string() })

/** A note that is not saved yet. */
type NoteDraft = z.output<typeof schema>

/** How a note is kept on the device. */
const NOTE_DRAFT = {
  read: (kept: unknown) => schema.safeParse(kept).data,
  begin: (): NoteDraft => ({ text: '' }),
  isEmpty: ({ text }: NoteDraft) => text.trim() === '',
}

interface NoteFormProps {
  view: EnquiryView
}

/** Text area that grows with its content; Enter with the command key saves. */
export function NoteForm({ view }: NoteFormProps) {
  const t = useTranslations('admin.request')
  const id = useId()
  const name = noteDraftName(view)
  const kept = useKeptDraft<NoteDraft>(name, NOTE_DRAFT)
  const { text } = kept.draft
  const typed = useRef(text)
  typed.current = text
  // Until something else is typed: the field's own undo would bring back a note that is saved.
  const justSaved = useRef(false)
  const undo = useOpenSheetUndo()
  const undoText = useTranslations('admin.undo')
  const refresh = useEnquiryRefresh()
  const [keep, keeping] = useAction(async () => {
    const note = { reference: view.reference, id: crypto.randomUUID(), text: text.trim() }
    if (note.text === '') return
    await addEnquiryNote({ data: note })
    // What was typed while it was being saved is the next note.
    if (typed.current === text) kept.restart()
    justSaved.current = typed.current === text
    // The button goes with the text.
    document.getElementById(id)?.focus()
    await refresh.all()
    undo.done(t('noteAdded'), {
      change: undoText('note'),
      undo: async () => {
        const data = { reference: note.reference, id: note.id }
        const isUndone = await removeEnquiryNote({ data })
        if (isUndone) bringBack(name, { text: note.text })
        return { isUndone }
      },
    })
  })
  const hear = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = keyName(event)
    if (key === 'mod+Enter') {
      event.preventDefault()
      void keep()
    } else if (key === 'mod+z' && justSaved.current) {
      event.preventDefault()
      undo.undoLast()
    } else if (key === 'Escape') {
      // What is typed stays as a draft, and the sheet stays open.
      event.preventDefault()
      event.currentTarget.blur()
    }
  }
  return (
    <>
      <form
        className="note-form"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <label className="sr" htmlFor={id}>
          {t('noteLabel')}
        </label>
        <textarea
          id={id}
          className="input"
          rows={text.includes('\n') || text.length > 70 ? 3 : 1}
          maxLength={LONGEST_NOTE}
          placeholder={t('notePlaceholder')}
          value={text}
          data-note=""
          onChange={(event) => {
            justSaved.current = false
            kept.change({ text: event.target.value })
          }}
          onKeyDown={hear}
        />
        {text.trim() !== '' && (
          <button type="submit" className="btn" disabled={keeping}>
            {t('keepNote')}
          </button>
        )}
      </form>
      <KeptLine name={name} kept={kept} />
    </>
  )
}
