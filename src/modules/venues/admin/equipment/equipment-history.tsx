import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { RecordHistory } from '#/ui/admin/records/record-history.tsx'
import { fetchEquipmentHistory } from '../../equipment.functions.ts'
import type { EditorEquipment, EquipmentNames } from '../../model/own-equipment.schema.ts'
import { NameDifferences } from './name-differences.tsx'

interface EquipmentHistoryProps {
  equipment: EditorEquipment
  /** Put earlier names into the form. */
  onRestore: (names: EditorEquipment['names']) => void
}

/** Who gave it which names, and when; unfolds, and is fetched then. */
export function EquipmentHistory(props: EquipmentHistoryProps) {
  const { history } = useRecordWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="equipment-history" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{history}</summary>
      {isOpen && <NamesGiven {...props} />}
    </details>
  )
}

function NamesGiven({ equipment: { id, version }, onRestore }: EquipmentHistoryProps) {
  const t = useTranslations('admin.venueEquipment')
  const words = useRecordWords()
  return (
    <RecordHistory
      className=""
      about={[id, version]}
      read={() => fetchEquipmentHistory({ data: { id } })}
      current={version}
      words={words}
      none={t('noHistory')}
      describe={({ actor, event, names }, before) => ({
        who: actor ?? t('nobody'),
        event: t(`event.${event}`),
        changes: <NameDifferences before={before?.names} after={names} />,
      })}
      onRestore={({ names }) => onRestore(withEveryLanguage(names))}
    />
  )
}

function withEveryLanguage(names: EquipmentNames): EditorEquipment['names'] {
  const written = LANGUAGE_CODES.map((language) => [language, names[language] ?? ''] as const)
  return Object.fromEntries(written) as EditorEquipment['names']
}
