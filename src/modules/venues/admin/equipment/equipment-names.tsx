import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { ConflictNote } from '#/ui/admin/records/conflict-note.tsx'
import { useRecordSaving } from '#/ui/admin/records/use-record-saving.ts'
import { useVersioned } from '#/ui/admin/records/use-versioned.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { storeEquipmentNames } from '../../equipment.functions.ts'
import { type EditorEquipment, MAX_EQUIPMENT_NAME } from '../../model/own-equipment.schema.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import { useVenueEditor } from '../editor/venue-editor.ts'
import { EquipmentHistory } from './equipment-history.tsx'
import { NameDifferences } from './name-differences.tsx'
import { OWN_EQUIPMENT } from './own-equipment-query.ts'

interface EquipmentNamesProps {
  equipment: EditorEquipment
  onDone: () => void
}

/** The names of one in ten languages, and who changed them when. They count for every venue that has it, at once. */
export function EquipmentNames({ equipment, onDone }: EquipmentNamesProps) {
  const t = useTranslations('admin.venueEquipment')
  const words = useRecordWords()
  const nameOf = useLanguageNames()
  const id = useId()
  const [isRestored, setRestored] = useState(false)
  const client = useQueryClient()
  const { offer } = useVenueEditor()
  const editor = useVersioned(equipment, { draftOf, isSame })
  const saving = useRecordSaving(editor, {
    draftOf,
    send: async (names, from) => {
      const outcome = await storeEquipmentNames({ data: { id: from.id, version: from.version, names } })
      // Nobody waits for it; they may have changed elsewhere, too.
      void client.invalidateQueries(OWN_EQUIPMENT)
      if (outcome.kind === 'conflict') return { kind: 'conflict', present: outcome.equipment }
      if (outcome.kind === 'saved') return { kind: 'saved', record: outcome.equipment }
      showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
      onDone()
      return { kind: 'refused' }
    },
    offer,
    titles: { saved: ({ fr }) => t('named', { name: fr }), tookTheirs: words.tookTheirs },
    onSaved: async () => undefined,
  })
  const { draft: names } = editor
  const { conflict } = saving
  const hasName = names[REFERENCE_LANGUAGE].trim() !== ''
  const save = async () => {
    if (await saving.save()) onDone()
  }
  return (
    <AdminDialog
      open
      onClose={onDone}
      title={t('translations', { name: editor.base.names.fr })}
      closeLabel={t('cancel')}
    >
      {conflict && (
        <ConflictNote title={t('names.conflict')} lead={words.conflictLead} choice={{ saving, ...words }}>
          <NameDifferences before={conflict.names} after={names} />
        </ConflictNote>
      )}
      {isRestored && (
        <Notice kind="info" live>
          {t('names.restored')}
        </Notice>
      )}
      <div className="equipment-names">
        {LANGUAGE_CODES.map((language) => (
          <div className="field" key={language}>
            <label className="field-label" htmlFor={`${id}-${language}`}>
              {nameOf(language)}
            </label>
            <input
              className="input"
              id={`${id}-${language}`}
              lang={LANGUAGES[language].tag}
              maxLength={MAX_EQUIPMENT_NAME}
              required={language === REFERENCE_LANGUAGE}
              value={names[language]}
              onChange={(event) => editor.write((now) => ({ ...now, [language]: event.target.value }))}
            />
          </div>
        ))}
      </div>
      <EquipmentHistory
        equipment={conflict ?? editor.base}
        onRestore={(earlier) => {
          editor.write(() => earlier)
          setRestored(true)
        }}
      />
      <div className="row dlg-foot">
        <span className="grow" />
        <button type="button" className="btn" onClick={onDone}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="btn primary"
          aria-disabled={saving.isSaving || !hasName || undefined}
          onClick={() => hasName && void save()}
        >
          {words.save}
        </button>
      </div>
    </AdminDialog>
  )
}

const draftOf = ({ names }: EditorEquipment) => names

const isSame = (one: EditorEquipment['names'], other: EditorEquipment['names']) =>
  LANGUAGE_CODES.every((language) => one[language].trim() === other[language].trim())
