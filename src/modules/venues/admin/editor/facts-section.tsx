import { useLocale, useTranslations } from 'use-intl'
import { type Attribute, attributesOf, type NamesOf, VENUE_ATTRIBUTES } from '../../model/attributes.ts'
import { ChoiceField, NumberField, TextField } from './editor-fields.tsx'
import { UNIT_SIGNS } from './use-field-labels.ts'
import { useIdNames } from './use-id-names.ts'
import { useVenueEditor } from './venue-editor.ts'

type FactName = NamesOf<'line' | 'oneOf' | 'count' | 'degrees'>

const MAX_NAME_LENGTH = 100
const DEGREE_DECIMALS = 6

/** Where the venue is: after its other facts, in this order. */
const PLACE: readonly FactName[] = ['address', 'arrondissement', 'metro']
const POSITION: readonly FactName[] = ['latitude', 'longitude']

/** All other facts, in the order of the table. */
const FACTS = attributesOf('line', 'oneOf', 'count', 'degrees')
  .filter(([, { section }]) => section === 'facts')
  .map(([name]) => name)
  .filter((name) => !PLACE.includes(name) && !POSITION.includes(name))

/** Facts that are the same in every language. */
export function FactsSection() {
  const t = useTranslations('admin.venueDesk')
  const { document, update } = useVenueEditor()
  const inputs = (names: readonly FactName[]) => names.map((name) => <FactInput key={name} name={name} />)
  return (
    <section className="sec" id="facts" aria-labelledby="facts-title">
      <header>
        <h2 id="facts-title">{t('section.facts')}</h2>
      </header>
      <div className="g4">
        <TextField
          field="name"
          label={t('field.name')}
          wide
          maxLength={MAX_NAME_LENGTH}
          value={document.name}
          onChange={(name) => update((now) => ({ ...now, name }))}
        />
        {inputs(FACTS)}
        {inputs(PLACE)}
        <TextField
          field="slug"
          label={t('field.slug')}
          hint={t('slugHint')}
          wide
          maxLength={MAX_NAME_LENGTH}
          value={document.slug}
          onChange={(slug) => update((now) => ({ ...now, slug: slug.toLowerCase() }))}
        />
        {inputs(POSITION)}
      </div>
    </section>
  )
}

/** The input of a fact, by its kind. */
function FactInput({ name }: { name: FactName }) {
  const t = useTranslations('admin.venueDesk')
  const idNames: Readonly<Record<string, (id: string) => string>> = useIdNames()
  const language = useLocale()
  const { document, update } = useVenueEditor()
  const attribute: Attribute = VENUE_ATTRIBUTES[name]
  const frame = {
    field: name,
    // The history speaks of the same price in fewer words.
    label: name === 'priceFromDayCents' ? t('priceLabel') : t(`field.${name}`),
    onChange: (value: string | number | null) => update((now) => ({ ...now, [name]: value })),
  }
  const value = document[name]
  const text = String(value ?? '')
  const number = typeof value === 'number' ? value : null
  switch (attribute.kind) {
    case 'line': {
      const isAddress = name === 'address'
      const hint = isAddress && t('addressHint')
      return (
        <TextField {...frame} hint={hint} wide={isAddress} maxLength={attribute.maxLength} value={text} />
      )
    }
    case 'oneOf': {
      const options = attribute.ids.map((id) => [id, idNames[name]?.(id) ?? id] as const)
      return <ChoiceField {...frame} value={text} options={options} />
    }
    case 'count': {
      const { unit: scale = 1, unitName } = attribute
      const sign = unitName === 'days' ? t('days') : unitName && UNIT_SIGNS[unitName]
      const decimals = Math.log10(scale)
      return <NumberField {...frame} {...{ language, scale, decimals }} unit={sign} value={number} />
    }
    case 'degrees':
      return <NumberField {...frame} decimals={DEGREE_DECIMALS} negative language={language} value={number} />
  }
}
