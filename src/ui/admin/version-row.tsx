import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { AdminIcon } from './icon.tsx'
import { useMoment } from './use-moment.ts'

interface VersionEntryProps {
  /** Who made it. */
  who: string
  /** ISO 8601. */
  at: string
  /** The event of the version. */
  event: string
  current: boolean
  /** Mark of the present version, or the button of a former one. */
  labels: { readonly current: string; readonly restore: string }
  /** Absent for who may only read. */
  onRestore: (() => void) | undefined
  /** The changed fields. */
  children: ReactNode
}

/** One version in a history: of a venue, of the names of its equipment, or of a template. */
export function VersionRow({ who, at, event, current, labels, onRestore, children }: VersionEntryProps) {
  const moment = useMoment()
  return (
    <li className={current ? 'version current' : 'version'}>
      <div className="row">
        <Avatar name={who} />
        <b className="strong">{who}</b>
        <time className="muted" dateTime={at}>
          {moment(at)}
        </time>
        <span className="grow" />
        {current ? (
          <span className="pill green">{labels.current}</span>
        ) : (
          onRestore && (
            <button type="button" className="btn sm" onClick={onRestore}>
              <AdminIcon name="rotate-ccw" small />
              {labels.restore}
            </button>
          )
        )}
      </div>
      <p className="soft">{event}</p>
      {children}
    </li>
  )
}
