import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { keyName } from '#/lib/keys.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { storeEquipment } from '../../equipment.functions.ts'
import { type EditorEquipment, MAX_EQUIPMENT_NAME } from '../../model/own-equipment.schema.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import { IconPicker } from './icon-picker.tsx'

const NO_NAMES = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, '']),
) as EditorEquipment['names']

interface NewEquipmentProps {
  /** The search that found nothing. */
  name: string
  onAdded: (id: string) => void
  onCancel: () => void
}

/** A name for something that is not on the list: in French, with a pictogram; the other names can follow. */
export function NewEquipment({ name: wanted, onAdded, onCancel }: NewEquipmentProps) {
  const t = useTranslations('admin.venueEquipment')
  const [name, setName] = useState(wanted)
  const [icon, setIcon] = useState<string>()
  const [said, setSaid] = useState<string>()
  const id = useId()
  const [add, adding] = useAction(async () => {
    const french = name.trim()
    if (french === '') return setSaid(t('nameNeeded'))
    if (icon === undefined) return setSaid(t('iconNeeded'))
    const added = await storeEquipment({
      data: { icon, names: { ...NO_NAMES, [REFERENCE_LANGUAGE]: french } },
    })
    if (added === null) return setSaid(t('iconNeeded'))
    onAdded(added)
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div
      className="iconpick"
      onKeyDown={(event) => {
        if (keyName(event) === 'Escape') onCancel()
      }}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t('frenchName')}
        </label>
        <input
          className="input"
          id={id}
          lang="fr"
          maxLength={MAX_EQUIPMENT_NAME}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <IconPicker icon={icon} onPick={setIcon} />
      {said && (
        <p className="bad" role="alert">
          {said}
        </p>
      )}
      <div className="row wrap">
        <span className="muted grow">{t('toTranslate', { count: LANGUAGE_CODES.length - 1 })}</span>
        <button type="button" className="btn sm" onClick={onCancel}>
          {t('cancel')}
        </button>
        <button
          type="button"
          className="btn sm primary"
          aria-disabled={adding || undefined}
          onClick={() => void add()}
        >
          {t('add')}
        </button>
      </div>
    </div>
  )
}
