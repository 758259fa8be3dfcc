import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FetchState } from '#/ui/admin/records/fetch-state.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { PartAnswer } from '../../model/venue-parts.schema.ts'
import { fetchParts, type PartVenue, savePart } from '../../parts.functions.ts'
import { useEntryWords } from '../use-entry-words.ts'
import { PartHistory } from './part-history.tsx'
import { PartsField } from './parts-field.tsx'

/** Which side of the venue is edited. */
type Side = 'rooms' | 'houses'

const SIDES: readonly Side[] = ['rooms', 'houses']

/** The rooms of a venue, and the houses that it is a room of; each change is saved at once. */
export function VenueParts({ venueId }: { venueId: string }) {
  const t = useTranslations('admin.venueParts')
  const { daysOf } = useEntryWords()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<{ side: Side; text: string }>()
  const query = useQuery({
    queryKey: ['venue-parts', venueId],
    queryFn: () => fetchParts({ data: { id: venueId } }),
  })
  const { data, refetch } = query
  const refresh = async () => {
    await Promise.all([
      refetch(),
      queries.invalidateQueries({ queryKey: ['history', 'venue-parts', venueId] }),
    ])
  }
  const undo = useUndo('venue-parts', refresh)
  const refusalOf = (answer: PartAnswer, name: string): string | undefined => {
    if (answer.kind === 'done') return undefined
    if (answer.kind === 'gone') return t('gone')
    if (answer.kind === 'refused') return t(`problem.${answer.problem}`, { name })
    const { house, room } = answer
    return t('clash', {
      ...{ house: house.title, houseDays: daysOf(house) },
      ...{ room: room.title, roomDays: daysOf(room) },
    })
  }
  const [change] = useAction(async (side: Side, { id, name }: PartVenue, isPart: boolean) => {
    const link = side === 'rooms' ? { houseId: venueId, partId: id } : { houseId: id, partId: venueId }
    const text = refusalOf(await savePart({ data: { ...link, isPart } }), name)
    setProblem(text === undefined ? undefined : { side, text })
    await refresh()
    if (text !== undefined) return
    const title = t(isPart ? 'added' : 'removed', { name })
    undo.done(title, {
      change: title,
      undo: async () => {
        const over = refusalOf(await savePart({ data: { ...link, isPart: !isPart } }), name)
        return { isUndone: over === undefined, ...(over === undefined ? {} : { over }) }
      },
    })
  })
  return (
    <section className="section" id="rooms" aria-labelledby="rooms-title">
      <header>
        <h2 id="rooms-title">{t('title')}</h2>
        <span className="muted">{t('lead')}</span>
      </header>
      <FetchState query={query} words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }} />
      {data && (
        <>
          {SIDES.map((side) => (
            <PartsField
              key={side}
              id={`venue-${side}`}
              label={t(side)}
              hint={t(`hint.${side}`)}
              chosen={data[side]}
              error={problem?.side === side ? problem.text : undefined}
              onTyped={() => setProblem(undefined)}
              onAdd={(venue) => void change(side, venue, true)}
              onRemove={(venue) => void change(side, venue, false)}
            />
          ))}
          <PartHistory venueId={venueId} />
        </>
      )}
    </section>
  )
}
