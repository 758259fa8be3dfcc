import type { ReactNode } from 'react'
import { intoView } from '../into-view.ts'
import { Notice } from '../notice.tsx'
import type { RecordSaving } from './use-record-saving.ts'

interface ConflictNoteProps {
  /** Name of the user who has changed the record. */
  title: string
  lead: string
  /** What differs. */
  children?: ReactNode
  /** Between the two as a whole; where each part is chosen by itself, the choices are among the children. */
  choice?: { readonly saving: RecordSaving<unknown>; readonly takeTheirs: string; readonly keepMine: string }
}

/** Two people on one record: what the other has saved, and which of the two is to count. */
export function ConflictNote({ title, lead, children, choice }: ConflictNoteProps) {
  const isBusy = choice?.saving.isSaving || undefined
  return (
    <div ref={intoView} className="record-conflict" role="alert">
      <Notice kind="warning">
        <b className="strong">{title}</b> {lead}
      </Notice>
      {children}
      {choice && (
        <div className="row wrap">
          <button type="button" className="btn" aria-disabled={isBusy} onClick={choice.saving.takeTheirs}>
            {choice.takeTheirs}
          </button>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={choice.saving.keepMine}>
            {choice.keepMine}
          </button>
        </div>
      )}
    </div>
  )
}
