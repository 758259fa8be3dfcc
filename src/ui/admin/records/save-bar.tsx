import type { ReactNode } from 'react'
import { AdminIcon } from '../icon.tsx'
import { ModKeyHint } from '../mod-key-hint.tsx'

/** A way to save, by button and by key. */
interface SaveAction {
  readonly label: string
  readonly key: 'S' | '↵'
  readonly onSave: () => void
}

interface SaveBarProps {
  /** Name of the region. */
  label: string
  isDirty: boolean
  isSaving: boolean
  /** Where the changes are. */
  children: ReactNode
  /** What keeps them from being saved, as the way to the first of it. */
  inTheWay?: { readonly label: string; readonly show: () => void } | undefined
  discard?: { readonly label: string; readonly onDiscard: () => void } | undefined
  /** The last one is the usual one. */
  ways: readonly SaveAction[]
}

/** Below an editor: unsaved changes, what is wrong with them, and the buttons. */
export function SaveBar({ label, isDirty, isSaving, children, inTheWay, discard, ways }: SaveBarProps) {
  const busy = isSaving || undefined
  return (
    <section className="savebar" aria-label={label}>
      <AdminIcon name={isDirty ? 'circle-alert' : 'circle-dashed'} />
      <p className="grow" role="status">
        {children}{' '}
        {inTheWay && (
          <button type="button" className="link bad in-the-way" onClick={inTheWay.show}>
            {inTheWay.label}
          </button>
        )}
      </p>
      {discard && (
        <button
          type="button"
          className="btn quiet"
          aria-label={discard.label}
          aria-disabled={busy}
          onClick={discard.onDiscard}
        >
          {isDirty && <AdminIcon name="undo-2" />}
          <span className={isDirty ? 'wide' : undefined}>{discard.label}</span>
        </button>
      )}
      {ways.map(({ label: way, key, onSave }, at) => (
        <button
          key={key}
          type="button"
          className={at === ways.length - 1 ? 'btn primary' : 'btn'}
          aria-disabled={busy}
          aria-keyshortcuts={KEYS[key]}
          onClick={onSave}
        >
          {way}
          <ModKeyHint name={key} className="wide" />
        </button>
      ))}
    </section>
  )
}

const KEYS = { S: 'Control+S Meta+S', '↵': 'Control+Enter Meta+Enter' } as const
