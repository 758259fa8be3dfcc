import { useLocale, useTranslations } from 'use-intl'
import { LAYOUTS } from '../../model/venue-options.ts'
import { NumberField } from './number-field.tsx'
import { useVenueEditor } from './venue-editor.ts'

/** How many guests each way to fill the room holds. */
export function CapacitiesSection() {
  const t = useTranslations('admin.venueDesk')
  const layouts = useTranslations('layout')
  const language = useLocale()
  const { document, update } = useVenueEditor()
  return (
    <section className="section" id="capacities" aria-labelledby="capacities-title">
      <header>
        <h2 id="capacities-title">{t('section.capacities')}</h2>
        <span className="muted">{t('capacitiesLead')}</span>
      </header>
      <div className="grid-4">
        {LAYOUTS.map((layout) => (
          <NumberField
            key={layout}
            field={`capacity.${layout}`}
            label={layouts(layout)}
            language={language}
            unitName="guests"
            value={document.capacity[layout]}
            onChange={(guests) =>
              update((now) => ({ ...now, capacity: { ...now.capacity, [layout]: guests } }))
            }
          />
        ))}
      </div>
    </section>
  )
}
