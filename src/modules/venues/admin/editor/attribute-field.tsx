import { useLocale, useTranslations } from 'use-intl'
import { type Attribute, type UnitName, VENUE_ATTRIBUTES } from '../../model/attributes.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { ChoiceField, NumberField, TextField } from './editor-fields.tsx'
import type { FactName } from './facts-order.ts'
import { useVenueEditor } from './venue-editor.ts'

/** Decimals of degrees: about a tenth of a metre. */
const DEGREE_DECIMALS = 6

const SIGNS: Partial<Record<UnitName, string>> = { squareMetres: 'm²', metres: 'm', euros: '€' }

/** The input of a fact, by the kind of its attribute. */
export function AttributeField({ name }: { name: FactName }) {
  const t = useTranslations('admin.venueDesk')
  const choices = useTranslations()
  const language = useLocale()
  const { document, update } = useVenueEditor()
  const attribute: Attribute = VENUE_ATTRIBUTES[name]
  const value = document[name]
  const frame = {
    field: name,
    label: name === 'priceFromDayCents' ? t('priceLabel') : t(`field.${name}`),
    // The kind of the attribute decides the type of its value.
    onChange: (changed: unknown) => update((now): VenueDocument => ({ ...now, [name]: changed })),
  }
  switch (attribute.kind) {
    case 'line':
      return (
        <TextField
          {...frame}
          hint={name === 'address' ? t('addressHint') : undefined}
          wide={name === 'address'}
          maxLength={attribute.maxLength}
          value={String(value)}
        />
      )
    case 'oneOf':
      return (
        <ChoiceField
          {...frame}
          value={String(value)}
          options={attribute.ids.map((id) => [id, choices(`${name}.${id}` as 'type.loft')])}
        />
      )
    case 'count': {
      const { unit = 1, unitName } = attribute
      return (
        <NumberField
          {...frame}
          unit={unitName === 'days' ? t('days') : unitName && SIGNS[unitName]}
          scale={unit}
          decimals={Math.log10(unit)}
          language={language}
          value={typeof value === 'number' ? value : null}
        />
      )
    }
    case 'degrees':
      return (
        <NumberField
          {...frame}
          decimals={DEGREE_DECIMALS}
          negative
          language={language}
          value={typeof value === 'number' ? value : null}
        />
      )
    default:
      return null
  }
}
