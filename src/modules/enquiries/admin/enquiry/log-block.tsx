import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'
import type { EnquiryView, LogEntry } from '../../model/enquiry-view.ts'
import { LogText } from './log-text.tsx'
import { NoteForm } from './note-form.tsx'

const ICONS: Record<LogEntry['event'], AdminIconName> = {
  received: 'inbox',
  status: 'refresh-cw',
  outcome: 'refresh-cw',
  owner: 'user',
  snoozed: 'clock',
  note: 'message-square',
  wrote: 'message-square',
  reply: 'mail',
  answered: 'phone',
  called: 'phone',
  facts: 'pencil',
  withdrawn: 'undo-2',
  linked: 'link-2',
  unlinked: 'link-2',
  merged: 'copy',
  'merged-into': 'copy',
  separated: 'copy',
  acknowledgement: 'mail',
  notification: 'mail-warning',
  mail: 'mail',
}

/** Notes and history, the latest first, with the form for a new note. */
export function LogBlock({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.request')
  return (
    <div className="block">
      <h3>{t('log')}</h3>
      {view.erasedAt === null && <NoteForm view={view} />}
      <LogEntries reference={view.reference} log={view.log} />
    </div>
  )
}

/** Entries of a history, the latest first. */
export function LogEntries({ reference, log }: Pick<EnquiryView, 'reference' | 'log'>) {
  return (
    <ol className="log">
      {log.map((entry) => (
        <LogLine key={entry.id} reference={reference} entry={entry} />
      ))}
    </ol>
  )
}

function LogLine({ reference, entry }: { reference: string; entry: LogEntry }) {
  const format = useFormatter()
  const at = new Date(entry.at)
  const mark: ReactNode =
    entry.actor && entry.event !== 'withdrawn' ? (
      <Avatar name={entry.actor.name} />
    ) : (
      <span className="log-icon">
        <AdminIcon name={ICONS[entry.event]} small />
      </span>
    )
  return (
    <li>
      {mark}
      <div>
        <LogText reference={reference} entry={entry} />
      </div>
      <time dateTime={entry.at} title={format.dateTime(at, { dateStyle: 'full', timeStyle: 'short' })}>
        {format.dateTime(at, {
          day: 'numeric',
          month: 'short',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        })}
      </time>
    </li>
  )
}
