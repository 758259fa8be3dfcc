import { type ReactNode, useState } from 'react'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { ShownEntry } from '../calendar.functions.ts'
import { EntryBoard, type ExtraColumn, type WhoOf } from './entry-board.tsx'
import type { Opened } from './entry-form.tsx'

interface EntriesPageProps {
  title: string
  sub: string
  rows: readonly ShownEntry[]
  /** What is said where there are none, and what to do then. */
  empty: string
  emptyLead: string
  whoOf: WhoOf
  extra?: ExtraColumn
  /** Above the list. */
  children?: ReactNode
  below?: ReactNode
}

/** Entries of all venues in a list. */
export function EntriesPage(props: EntriesPageProps) {
  const { title, sub, rows, empty, emptyLead, whoOf, extra, children, below } = props
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      <AdminPageHead title={title} sub={sub} />
      {children}
      <div className="scroll pane">
        {rows.length === 0 && (
          <EmptyState title={empty}>
            <p className="soft">{emptyLead}</p>
          </EmptyState>
        )}
        <div hidden={rows.length === 0}>
          <EntryBoard
            label={title}
            rows={rows}
            opened={opened}
            onOpened={setOpened}
            whoOf={whoOf}
            extra={extra}
          />
        </div>
        {below}
      </div>
    </>
  )
}
