import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { storeEquipmentNames } from '../../equipment.functions.ts'
import { type EditorEquipment, MAX_EQUIPMENT_NAME } from '../../model/own-equipment.schema.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import { useVenueEditor } from '../editor/venue-editor.ts'
import { EquipmentHistory } from './equipment-history.tsx'

interface EquipmentNamesProps {
  equipment: EditorEquipment
  onDone: () => void
  /** The names have changed, here or elsewhere. */
  onChanged: () => void
}

/** The names of one in ten languages, and who changed them when. They count for every venue that has it, at once. */
export function EquipmentNames({ equipment: given, onDone, onChanged }: EquipmentNamesProps) {
  const t = useTranslations('admin.venueEquipment')
  const nameOf = useLanguageNames()
  const [equipment, setEquipment] = useState(given)
  const [names, setNames] = useState(given.names)
  const [said, setSaid] = useState<'conflict' | 'restored'>()
  const id = useId()

  const { offer } = useVenueEditor()
  const undo = async ({ id: changed, version }: EditorEquipment) => {
    const outcome = await storeEquipmentNames({ data: { id: changed, version, names: equipment.names } })
    onChanged()
    return { isUndone: outcome.kind === 'saved' }
  }
  const [save, saving] = useAction(async () => {
    const outcome = await storeEquipmentNames({
      data: { id: equipment.id, version: equipment.version, names },
    })
    onChanged()
    if (outcome.kind === 'conflict') {
      // What was typed stays; the next try is made on what the other one has written.
      setEquipment(outcome.equipment)
      return setSaid('conflict')
    }
    if (outcome.kind === 'missing') showToast({ type: 'error', title: t('gone'), timeout: REFUSED_MS })
    else {
      const after = outcome.equipment
      offer(t('named', { name: after.names.fr }), { undo: () => undo(after) })
    }
    return onDone()
  })
  const hasName = names[REFERENCE_LANGUAGE].trim() !== ''
  return (
    <AdminDialog
      open
      onClose={onDone}
      title={t('translations', { name: equipment.names.fr })}
      closeLabel={t('cancel')}
    >
      {said && (
        <Notice kind={said === 'conflict' ? 'warning' : 'info'} live>
          {t(`names.${said}`)}
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
              onChange={(event) => setNames({ ...names, [language]: event.target.value })}
            />
          </div>
        ))}
      </div>
      <EquipmentHistory
        key={equipment.version}
        equipment={equipment}
        onRestore={(earlier) => {
          setNames(earlier)
          setSaid('restored')
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
          aria-disabled={saving || !hasName || undefined}
          onClick={() => hasName && void save()}
        >
          {t('save')}
        </button>
      </div>
    </AdminDialog>
  )
}
