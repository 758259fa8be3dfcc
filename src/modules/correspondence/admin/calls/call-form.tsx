import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { KeptLine } from '#/modules/enquiries/admin/enquiry/kept-line.tsx'
import { bringBack } from '#/modules/enquiries/admin/undo/bring-back.ts'
import { useOpenSheetUndo } from '#/modules/enquiries/admin/undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '#/modules/enquiries/admin/use-enquiry-refresh.ts'
import { CALL_OUTCOMES } from '#/modules/enquiries/model/call-outcome.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { ChoiceRow } from '#/ui/admin/choice-row.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { useKeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { recordEnquiryCall, removeEnquiryCall } from '../../calls.functions.ts'
import { CALL_DRAFT, type CallDraft, callDraftName } from './call-draft.ts'

interface CallFormProps {
  view: EnquiryView
  takesFocus: boolean
  onClose: () => void
}

/** Record a call with its outcome and a line of text; Enter with the command key saves. */
export function CallForm({ view, takesFocus, onClose }: CallFormProps) {
  const t = useTranslations('admin.call')
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  // One that is open because of its draft leaves the focus where the user works.
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const name = callDraftName(view)
  const kept = useKeptDraft<CallDraft>(name, CALL_DRAFT)
  const { outcome, text } = kept.draft
  const undo = useOpenSheetUndo()
  const undoText = useTranslations('admin.undo')
  const refresh = useEnquiryRefresh()
  const [save, saving] = useAction(async () => {
    const call = { entry: crypto.randomUUID(), outcome, text: text.trim() }
    await recordEnquiryCall({ data: { reference: view.reference, ...call } })
    kept.forget()
    onClose()
    await refresh.all()
    undo.done(t('noted', { outcome }), {
      change: undoText('call', { outcome }),
      undo: async () => {
        const data = { reference: view.reference, entry: call.entry }
        const isUndone = await removeEnquiryCall({ data })
        if (isUndone && call.text !== '') bringBack(name, { outcome, text: call.text })
        return { isUndone }
      },
    })
  })
  const cancel = () => {
    const isEmpty = CALL_DRAFT.isEmpty(kept.draft)
    kept.forget()
    onClose()
    if (isEmpty) return
    undo.discarded(t('discarded'), name, kept.draft)
  }
  const waits = view.answeredAt === null
  return (
    <form
      className="call-form"
      data-keys="own"
      aria-label={t('title')}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        const key = keyName(event)
        if (key === 'Escape') {
          // The sheet stays open.
          event.preventDefault()
          cancel()
        } else if (key === 'mod+Enter') {
          event.preventDefault()
          void save()
        }
      }}
    >
      <ChoiceRow
        name={`${id}-outcome`}
        label={t('outcome')}
        choices={CALL_OUTCOMES.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
        value={outcome}
        onChange={(value) => kept.change({ outcome: value })}
      />
      <label className="sr" htmlFor={id}>
        {t('text')}
      </label>
      <textarea
        ref={box}
        id={id}
        className="input"
        rows={2}
        maxLength={LONGEST_NOTE}
        placeholder={t('text')}
        value={text}
        onChange={(event) => kept.change({ text: event.target.value })}
      />
      <KeptLine name={name} kept={kept} />
      <div className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={saving || undefined}>
          {t('save')}
        </button>
        <button type="button" className="btn quiet" onClick={cancel}>
          {t('close')}
        </button>
        {waits && <span className="muted">{t(outcome === 'none' ? 'clockRuns' : 'clockStops')}</span>}
      </div>
    </form>
  )
}
