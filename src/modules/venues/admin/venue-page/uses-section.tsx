import { useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import type { FieldName } from '../../model/venue-fields.ts'
import { CATEGORY_GROUPS } from '../../model/venue-options.ts'
import { controlId } from '../editor/editor-fields.tsx'
import { useVenueEditor } from '../editor/venue-editor.ts'
import { EquipmentPicker } from '../equipment/equipment-picker.tsx'

/** Equipment, in the order of the site. */
export function EquipmentSection() {
  const t = useTranslations('admin.venueDesk')
  return (
    <section className="section" id="equipment" aria-labelledby="equipment-title">
      <header>
        <h2 id="equipment-title">{t('section.equipment')}</h2>
        <span className="muted">{t('equipmentLead')}</span>
      </header>
      <EquipmentPicker />
    </section>
  )
}

/** Suitable events and tags of the venue. */
export function UsesSection() {
  const t = useTranslations('admin.venueDesk')
  const events = useTranslations('event')
  const groups = useTranslations('group')
  const { document, update } = useVenueEditor()
  return (
    <section className="section" id="uses" aria-labelledby="uses-title">
      <header>
        <h2 id="uses-title">{t('section.uses')}</h2>
        <span className="muted">{t('usesLead')}</span>
      </header>
      <ChecksField
        field="eventTypes"
        label={t('field.eventTypes')}
        options={EVENT_IDS.map((id) => [id, events(id)])}
        value={document.eventTypes}
        onChange={(eventTypes) => update((now) => ({ ...now, eventTypes }))}
      />
      <ChecksField
        field="categoryGroups"
        label={t('field.categoryGroups')}
        options={CATEGORY_GROUPS.map((id) => [id, groups(id)])}
        value={document.categoryGroups}
        onChange={(categoryGroups) => update((now) => ({ ...now, categoryGroups }))}
      />
    </section>
  )
}

interface ChecksProps<T extends string> {
  field: FieldName
  label: string
  /** The heading above says the label already. */
  quiet?: boolean
  options: readonly (readonly [value: T, label: string])[]
  value: readonly T[]
  onChange: (value: T[]) => void
}

/** Several of many, kept in the order of the options. */
function ChecksField<T extends string>({ field, label, quiet, options, value, onChange }: ChecksProps<T>) {
  const t = useTranslations('admin.venueDesk')
  const { isChanged } = useVenueEditor()
  const toggle = (id: T) =>
    onChange(options.flatMap(([option]) => (value.includes(option) !== (option === id) ? [option] : [])))
  return (
    <fieldset className="checks" id={controlId(field)} tabIndex={-1}>
      <legend className={quiet ? 'sr' : 'field-label'}>{label}</legend>
      {isChanged(field) && <span className="mark">{t('changed')}</span>}
      <div className="check-list">
        {options.map(([id, name]) => (
          <label key={id} className="row tick">
            <input
              type="checkbox"
              className="check"
              name={field}
              checked={value.includes(id)}
              onChange={() => toggle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
