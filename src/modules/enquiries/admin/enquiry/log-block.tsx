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
  owner: 'user',
  note: 'message-square',
  reply: 'mail',
  answered: 'phone',
  called: 'phone',
  facts: 'pencil',
  withdrawn: 'undo-2',
  acknowledgement: 'mail',
  notification: 'mail-warning',
  mail: 'mail',
}

interface LogBlockProps {
  view: EnquiryView
  /** Fetches the enquiry again. */
  onChanged: () => Promise<void>
}

/** Notes and history, the latest first, with the form for a new note. */
export function LogBlock({ view, onChanged }: LogBlockProps) {
  const t = useTranslations('admin.request')
  return (
    <div className="block">
      <h3>{t('log')}</h3>
      {view.erasedAt === null && <NoteForm view={view} onChanged={onChanged} />}
      <ol className="log">
        {view.log.map((entry) => (
          <LogLine key={entry.id} entry={entry} onChanged={onChanged} />
        ))}
      </ol>
    </div>
  )
}

function LogLine({ entry, onChanged }: { entry: LogEntry; onChanged: () => Promise<void> }) {
  const format = useFormatter()
  const at = new Date(entry.at)
  const mark: ReactNode =
    entry.actor && entry.event !== 'withdrawn' ? (
      <Avatar name={entry.actor.name} />
    ) : (
      <span className="ev">
        <AdminIcon name={ICONS[entry.event]} small />
      </span>
    )
  return (
    <li>
      {mark}
      <div>
        <LogText entry={entry} onChanged={onChanged} />
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
