import { type ComponentProps, useId, useState } from 'react'

interface DraftFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string
  /** What is kept, as text. */
  value: string
  /** Keeps a text, and says whether it could be read. */
  onText: (text: string) => boolean
  /** Said below a text that cannot be read. */
  problem?: string
}

/** A field that keeps what is typed at once; what cannot be read stays to be mended. */
export function DraftField({ label, value, onText, problem, ...input }: DraftFieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<{ readonly text: string; readonly isRead: boolean }>()
  const isBad = draft !== undefined && !draft.isRead
  return (
    <div className="detail">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="field-s"
        value={draft?.text ?? value}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad && problem ? `${id}-problem` : undefined}
        onChange={({ target: { value: text } }) => setDraft({ text, isRead: onText(text) })}
        onBlur={() => setDraft((now) => (now?.isRead ? undefined : now))}
      />
      {isBad && problem && (
        <p className="detail-problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
