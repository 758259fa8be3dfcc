import { AdminDialog } from './dialog.tsx'

/** A question about many rows. */
export interface ManyQuestion {
  readonly title: string
  /** Who or what is among them that may not be meant. */
  readonly lines: readonly string[]
  /** Label of the button; absent where the answer can only be no. */
  readonly confirm?: string
  readonly onConfirm: () => void
}

interface ManyDialogProps {
  /** `null` while nothing is asked. */
  question: ManyQuestion | null
  closeLabel: string
  onClose: () => void
}

/** Asked before many rows are changed at once; it names what may be among them by accident. */
export function ManyDialog({ question, closeLabel, onClose }: ManyDialogProps) {
  return (
    <AdminDialog
      open={question !== null}
      onClose={onClose}
      title={question?.title ?? ''}
      closeLabel={closeLabel}
    >
      {question?.lines.map((line) => (
        <p key={line} className="soft">
          {line}
        </p>
      ))}
      <div className="row end-row dlg-foot">
        <button
          type="button"
          className="btn"
          data-focus={question?.confirm === undefined || undefined}
          onClick={onClose}
        >
          {closeLabel}
        </button>
        {question?.confirm !== undefined && (
          <button
            type="button"
            className="btn primary"
            data-focus
            onClick={() => {
              question.onConfirm()
              onClose()
            }}
          >
            {question.confirm}
          </button>
        )}
      </div>
    </AdminDialog>
  )
}
