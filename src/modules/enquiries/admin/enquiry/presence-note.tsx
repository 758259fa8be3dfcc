import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useMinute } from '#/ui/admin/use-minute.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'

/** How long an answer of a colleague is news, in milliseconds. */
const RECENT_MS = 30 * 60_000

interface PresenceNoteProps {
  view: EnquiryView
  /** Whether the viewer writes an answer or a quote, so that two of them may meet. */
  writing: boolean
}

/** Who else has the request open or writes an answer, and which colleague has just answered. */
export function PresenceNote({ view, writing }: PresenceNoteProps) {
  const t = useTranslations('admin.request.presence')
  const format = useFormatter()
  const [openedAt] = useState(() => new Date().toISOString())
  const now = useMinute(openedAt)
  const answer = view.log.find(
    ({ event, actor, at }) =>
      (event === 'reply' || event === 'called') &&
      actor !== null &&
      actor.id !== view.viewer.id &&
      now.getTime() - Date.parse(at) < RECENT_MS,
  )
  const lines = [
    ...(answer
      ? [
          t(answer.event === 'called' ? 'called' : 'answered', {
            name: answer.actor?.name ?? '',
            ago: format.relativeTime(new Date(answer.at), now),
          }),
        ]
      : []),
    ...view.others.map(({ name, doing }) => t(doing, { name })),
  ]
  const clashes = writing && (answer !== undefined || view.others.some(({ doing }) => doing !== 'reading'))
  return (
    <div role="status">
      {lines.length > 0 && (
        <p className={clashes ? 'presence clash' : 'presence'}>
          <AdminIcon name={clashes ? 'triangle-alert' : 'user'} small />
          <span>{lines.join(' ')}</span>
        </p>
      )}
    </div>
  )
}
