import { useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { CATEGORY_GROUPS } from '../../model/venue-options.ts'
import { ChecksField } from '../editor/checks-field.tsx'
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
