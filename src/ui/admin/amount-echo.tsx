import { AdminIcon } from './icon.tsx'

interface AmountEchoProps {
  /** What was understood. */
  understood?: string | undefined
  warnings?: readonly string[]
  /** A question about the amount, and the button that says yes to it. */
  offer?: { readonly question: string; readonly take: string } | undefined
  onTake?: () => void
}

/**
 * Below a field of an amount: what was understood, what looks mistyped, and what is asked. For the hint of the field; a
 * refusal is the error of the field. Read out when it changes.
 */
export function AmountEcho({ understood, warnings = [], offer, onTake }: AmountEchoProps) {
  return (
    <span className="amount-echo" role="status">
      {understood && <span>{understood}</span>}
      {warnings.map((warning) => (
        <span key={warning} className="amount-warning">
          <AdminIcon name="triangle-alert" small />
          {warning}
        </span>
      ))}
      {offer && (
        <span className="amount-offer">
          <span>{offer.question}</span>
          <button
            type="button"
            className="btn sm"
            // The field keeps the cursor: its error would come when it is left, and push the button from under the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={onTake}
          >
            {offer.take}
          </button>
        </span>
      )}
    </span>
  )
}
