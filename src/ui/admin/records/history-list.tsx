import type { ReactNode } from 'react'
import { Avatar } from '../avatar.tsx'
import { AdminIcon } from '../icon.tsx'
import { SkeletonRows } from '../skeleton-rows.tsx'
import { useMoment } from '../use-moment.ts'

/** Texts of a history. */
export interface HistoryWords {
  readonly history: string
  readonly versions: string
  readonly loading: string
  readonly close: string
  readonly current: string
  readonly restore: string
}

/** What a history is made of. */
export interface HistoryListProps<V> {
  /** Of the list; it scrolls by itself, unless said. */
  className?: string
  /** The latest first; `null` while they are read. */
  versions: readonly V[] | null
  /** Which of them counts at present. */
  current: number
  words: HistoryWords
  /** Said where nothing was changed yet. */
  none?: string
  describe: (
    version: V,
    before: V | undefined,
  ) => { readonly who: string; readonly event: string; readonly changes: ReactNode }
  /** Put a version into the editor; absent for users who may only read. */
  onRestore?: ((version: V) => void) | undefined
  /** What was there before all of them. */
  origin?: ReactNode
}

/** Who changed a record, when, and how; each version can be taken back into the editor. */
export function HistoryList<V extends { readonly version: number; readonly at: string }>({
  className = 'scroll',
  versions,
  current,
  words,
  none,
  describe,
  onRestore,
  origin,
}: HistoryListProps<V>) {
  const moment = useMoment()
  if (versions === null) return <SkeletonRows count={4} label={words.loading} />
  return (
    <ol className={className} aria-label={words.versions}>
      {versions.length === 0 && none && <li className="version soft">{none}</li>}
      {versions.map((one, at) => {
        const { who, event, changes } = describe(one, versions[at + 1])
        const isCurrent = one.version === current
        return (
          <li key={one.version} className={isCurrent ? 'version current' : 'version'}>
            <div className="row">
              <Avatar name={who} />
              <b className="strong">{who}</b>
              <time className="muted" dateTime={one.at}>
                {moment(one.at)}
              </time>
              <span className="grow" />
              <RestoreButton
                isCurrent={isCurrent}
                words={words}
                onRestore={onRestore && (() => onRestore(one))}
              />
            </div>
            <p className="soft">{event}</p>
            {changes}
          </li>
        )
      })}
      {origin}
    </ol>
  )
}

interface RestoreButtonProps {
  isCurrent: boolean
  words: Pick<HistoryWords, 'current' | 'restore'>
  onRestore: (() => void) | undefined
}

/** Mark of the present version, or the button of a former one. */
export function RestoreButton({ isCurrent, words, onRestore }: RestoreButtonProps) {
  if (isCurrent) return <span className="pill green">{words.current}</span>
  if (onRestore === undefined) return null
  return (
    <button type="button" className="btn sm" onClick={onRestore}>
      <AdminIcon name="rotate-ccw" small />
      {words.restore}
    </button>
  )
}
