import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { RecordHistory } from '#/ui/admin/records/record-history.tsx'
import { fetchPartHistory } from '../../parts.functions.ts'

/** Who added and removed rooms and houses, and when; unfolds, and is fetched then. */
export function PartHistory({ venueId }: { venueId: string }) {
  const { history } = useRecordWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="part-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{history}</summary>
      {isOpen && <PartChanges venueId={venueId} />}
    </details>
  )
}

function PartChanges({ venueId }: { venueId: string }) {
  const t = useTranslations('admin.venueParts')
  const words = useRecordWords()
  return (
    <RecordHistory
      className="plain"
      about={['venue-parts', venueId]}
      read={() => fetchPartHistory({ data: { id: venueId } })}
      current={0}
      words={words}
      none={t('noHistory')}
      describe={({ actor, event, house, room }) => ({
        who: actor ?? words.somebody,
        event: t(`event.${event}`, { house, room }),
        changes: null,
      })}
    />
  )
}
