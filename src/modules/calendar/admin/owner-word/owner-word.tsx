import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FetchState } from '#/ui/admin/records/fetch-state.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { EntryOrigin } from '../../model/calendar-entry.ts'
import type { DayRange } from '../../model/day-range.ts'
import type { OwnerAsk } from '../../model/owner-ask.ts'
import { fetchOwnerAsks, revokeOwnerAsk } from '../../owner-word.functions.ts'
import { AskRow } from './ask-row.tsx'
import { WordDialog } from './word-dialog.tsx'
import type { WordTask } from './word-form.ts'

/**
 * The owner's word about a venue: asking for it, noting it, and what was asked and answered.
 * @param range proposed for a new question
 * @param origin that a new question is for
 */
export function OwnerWord({
  venueId,
  range,
  origin = null,
}: {
  venueId: string
  range?: DayRange
  origin?: EntryOrigin | null
}) {
  const t = useTranslations('admin.ownerWord')
  const [task, setTask] = useState<WordTask | null>(null)
  const query = useQuery({
    queryKey: ['owner-word', venueId],
    queryFn: () => fetchOwnerAsks({ data: { venueId } }),
  })
  const { data, refetch } = query
  const undo = useUndo('owner-word', async () => void (await refetch()))
  const [revoke] = useAction(async (ask: OwnerAsk) => {
    const revoked = await revokeOwnerAsk({ data: { id: ask.id, version: ask.version, isRevoked: true } })
    await refetch()
    if (revoked === null) return
    undo.done(t('revoked'), {
      change: t('revokedChange'),
      undo: async () => {
        const back = { id: ask.id, version: revoked.version, isRevoked: false }
        return { isUndone: (await revokeOwnerAsk({ data: back })) !== null }
      },
    })
  })
  const close = () => setTask(null)
  const shared = { venueId, range, origin, onDone: refetch, onClose: close, undo }
  return (
    <section className="section" id="owner-word" aria-labelledby="owner-word-title">
      <header>
        <h2 id="owner-word-title">{t('title')}</h2>
        <span className="muted">{t('lead')}</span>
      </header>
      <div className="row wrap">
        <button type="button" className="btn" onClick={() => setTask({ kind: 'ask', about: null })}>
          {t('ask')}
        </button>
        <button type="button" className="btn quiet" onClick={() => setTask({ kind: 'note', about: null })}>
          {t('note')}
        </button>
      </div>
      <FetchState query={query} words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }} />
      {data?.length === 0 && <p className="muted">{t('none')}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="plain">
          {data.map((ask) => (
            <AskRow key={ask.id} ask={ask} onTask={setTask} onRevoke={() => void revoke(ask)} />
          ))}
        </ul>
      )}
      <WordDialog {...shared} task={task} />
    </section>
  )
}
