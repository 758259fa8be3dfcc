import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { VersionRow } from '#/ui/admin/version-row.tsx'
import { type EquipmentHistoryEntry, fetchEquipmentHistory } from '../../equipment.functions.ts'
import type { EditorEquipment, EquipmentNames } from '../../model/own-equipment.schema.ts'

interface EquipmentHistoryProps {
  equipment: EditorEquipment
  /** Puts earlier names into the form. */
  onRestore: (names: EditorEquipment['names']) => void
}

/** Who gave it which names, and when; unfolds, and is fetched then. */
export function EquipmentHistory({ equipment, onRestore }: EquipmentHistoryProps) {
  const t = useTranslations('admin.venueEquipment')
  const [entries, setEntries] = useState<readonly EquipmentHistoryEntry[]>()
  const [load] = useAction(async () =>
    setEntries(await fetchEquipmentHistory({ data: { id: equipment.id } })),
  )
  return (
    <details className="equipment-history" onToggle={(event) => event.currentTarget.open && void load()}>
      <summary>{t('history')}</summary>
      {entries === undefined ? (
        <SkeletonRows count={2} label={t('loadingHistory')} />
      ) : (
        <ol aria-label={t('history')}>
          {entries.length === 0 && <li className="soft">{t('noHistory')}</li>}
          {entries.map((entry, at) => (
            <Entry
              key={entry.version}
              entry={entry}
              before={entries[at + 1]?.names}
              current={entry.version === equipment.version}
              onRestore={() => onRestore(withEveryLanguage(entry.names))}
            />
          ))}
        </ol>
      )}
    </details>
  )
}

function withEveryLanguage(names: EquipmentNames): EditorEquipment['names'] {
  const written = LANGUAGE_CODES.map((language) => [language, names[language] ?? ''] as const)
  return Object.fromEntries(written) as EditorEquipment['names']
}

interface EntryProps {
  entry: EquipmentHistoryEntry
  before: EquipmentNames | undefined
  current: boolean
  onRestore: () => void
}

function Entry({ entry: { at, actor, event, names }, before, current, onRestore }: EntryProps) {
  const t = useTranslations('admin.venueEquipment')
  const nameOf = useLanguageNames()
  const changed = LANGUAGE_CODES.filter((language) => (before?.[language] ?? '') !== (names[language] ?? ''))
  return (
    <VersionRow
      who={actor ?? t('nobody')}
      at={at}
      event={t(`event.${event}`)}
      current={current}
      labels={{ current: t('current'), restore: t('restore') }}
      onRestore={onRestore}
    >
      <dl className="diff">
        {changed.map((language) => (
          <div key={language} className="diff-row">
            <dt>{nameOf(language)}</dt>
            <dd lang={LANGUAGES[language].tag}>
              {before?.[language] && <del>{before[language]}</del>}{' '}
              {names[language] && <ins>{names[language]}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </VersionRow>
  )
}
