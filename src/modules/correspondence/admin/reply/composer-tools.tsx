import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { fieldFacts, REPLY_FIELD_NAMES, type ReplyField } from '../../model/reply-fields.ts'

interface ComposerToolsProps {
  /** ISO 8601: when the local draft was last saved. */
  savedAt: string | null
  onInsert: (field: ReplyField) => void
  onVenues: () => void
}

/** Buttons that insert fields and venues, and the state of the local draft. */
export function ComposerTools({ savedAt, onInsert, onVenues }: ComposerToolsProps) {
  const t = useTranslations('admin.reply')
  const format = useFormatter()
  const online = useOnline()
  const time =
    savedAt && format.dateTime(new Date(savedAt), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <div className="tools">
      <ActionMenu
        side="top"
        align="start"
        triggerClass="btn quiet sm"
        trigger={
          <>
            <AdminIcon name="plus" small />
            {t('field')}
          </>
        }
        entries={REPLY_FIELD_NAMES.filter((field) => !fieldFacts(field).hidden).map((field) => ({
          label: t(`fields.${field}`),
          onSelect: () => onInsert(field),
        }))}
      />
      <button type="button" className="btn quiet sm" onClick={onVenues}>
        <AdminIcon name="building-2" small />
        {t('venue')}
      </button>
      <span className={online ? 'muted end' : 'warned end'} role="status">
        {online ? time && t('saved', { time }) : t('offline')}
      </span>
    </div>
  )
}

function useOnline(): boolean {
  const [online, setOnline] = useState(true)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return online
}
