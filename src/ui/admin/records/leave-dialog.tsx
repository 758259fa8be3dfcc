import { AdminDialog } from '../dialog.tsx'
import type { UnsavedChanges } from './use-unsaved-changes.ts'

/** An answer of the dialog. */
interface LeaveChoice {
  readonly label: string
  /** What is done first; `false` stays. */
  readonly before?: () => unknown
  readonly isStaying?: boolean
}

interface LeaveDialogProps {
  unsaved: UnsavedChanges
  title: string
  lead: string
  closeLabel: string
  /** Leave and give the changes up. */
  abandon: LeaveChoice
  /** The other ways; the last one is the usual one. */
  choices: readonly LeaveChoice[]
}

/** Asked on leaving with unsaved changes. */
export function LeaveDialog({ unsaved, title, lead, closeLabel, abandon, choices }: LeaveDialogProps) {
  const choose = async ({ before, isStaying }: LeaveChoice) => {
    if (isStaying || (await before?.()) === false) unsaved.stay()
    else unsaved.leave()
  }
  return (
    <AdminDialog open={unsaved.asking} onClose={unsaved.stay} title={title} closeLabel={closeLabel}>
      <p className="soft">{lead}</p>
      <div className="row wrap dlg-foot">
        <button type="button" className="btn quiet danger" onClick={() => void choose(abandon)}>
          {abandon.label}
        </button>
        <span className="grow" />
        {choices.map((choice, at) => {
          const isUsual = at === choices.length - 1
          return (
            <button
              key={choice.label}
              type="button"
              className={isUsual ? 'btn primary' : 'btn'}
              data-focus={isUsual || undefined}
              onClick={() => void choose(choice)}
            >
              {choice.label}
            </button>
          )
        })}
      </div>
    </AdminDialog>
  )
}
