import { useLocale, useTranslations } from 'use-intl'
import { useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { toEuros } from '#/lib/money.ts'
import { type ReadAmount, readAmount } from '#/lib/typed/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import type { Attribute } from '../../model/attribute-kinds.ts'
import { VENUE_ATTRIBUTES } from '../../model/attributes.ts'
import { UNIT_SIGNS } from '../../model/unit-signs.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { ChoiceField, type FieldProps, TextField } from './editor-fields.tsx'
import type { FactName } from './facts-order.ts'
import { NumberField } from './number-field.tsx'
import { inputOf, ReadInput } from './read-input.tsx'
import { useAttributeChoice } from './use-attribute-choice.ts'
import { useVenueEditor } from './venue-editor.ts'

interface PriceProps extends FieldProps {
  /** In cents, before tax. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** The price of a day before tax: says what it has understood, and asks about a price that includes the tax. */
function PriceField({ value, onChange, ...frame }: PriceProps) {
  const locale = useLocale()
  const textsOf = useAmountTexts(useScreenLanguage())
  const { unread, setUnread, venue } = useVenueEditor()
  const { field } = frame
  const saved = venue.document.priceFromDayCents ?? undefined
  const said = (read: ReadAmount) => textsOf(read, { tax: 'excl', perDay: true, fromDayCents: saved })
  const typed = unread.get(field)?.typed
  const { understood, warnings, offer } = said(typed === undefined ? readingOf(value) : readAmount(typed))
  const take = () => {
    if (offer === undefined) return
    // Left first: what is typed there gives way to what is taken.
    inputOf(field)?.blur()
    setUnread(field, undefined)
    onChange(offer.cents)
    inputOf(field)?.focus()
  }
  return (
    <ReadInput
      {...frame}
      hint={<AmountEcho understood={understood} warnings={warnings} offer={offer} onTake={take} />}
      unit="€"
      isDecimal
      written={
        value === null
          ? ''
          : new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(toEuros(value))
      }
      read={(text) => {
        const read = readAmount(text)
        const { error, answer } = said(read)
        const unreadBecause = error ?? answer
        if (unreadBecause !== undefined) return { unread: unreadBecause }
        return { value: read.kind === 'amount' ? read.cents : null }
      }}
      onChange={onChange}
    />
  )
}

const readingOf = (cents: number | null): ReadAmount =>
  cents === null ? { kind: 'nothing' } : { kind: 'amount', cents, perDay: true }

/** Decimals of degrees: about a tenth of a metre. */
const DEGREE_DECIMALS = 6

/** Fields whose number needs a word more. */
const HINTED = ['goodsDoorWidthCm', 'railMetres', 'accessSteps'] as const

/** What stands for an unknown choice; no id is empty. */
const UNKNOWN = ''

/** The input of a fact, by the kind of its attribute. */
export function AttributeField({ name }: { name: FactName }) {
  const t = useTranslations('admin.venueDesk')
  const choiceName = useAttributeChoice()
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
          onChange={(id: string) => frame.onChange(id === UNKNOWN ? null : id)}
          value={value === null ? UNKNOWN : String(value)}
          options={[
            ...(attribute.isOptional ? [[UNKNOWN, t('unknown')] as const] : []),
            ...attribute.ids.map((id) => [id, choiceName(name, id)] as const),
          ]}
        />
      )
    case 'count': {
      const { unit = 1, unitName } = attribute
      const number = typeof value === 'number' ? value : null
      if (unitName === 'euros') return <PriceField {...frame} value={number} />
      const hinted = HINTED.find((one) => one === name)
      return (
        <NumberField
          {...frame}
          hint={hinted && t(`sheetHint.${hinted}`)}
          unit={unitName === 'days' ? t('days') : unitName && UNIT_SIGNS[unitName]}
          unitName={unitName}
          scale={unit}
          decimals={Math.log10(unit)}
          language={language}
          value={number}
        />
      )
    }
    case 'degrees':
      return (
        <NumberField
          {...frame}
          decimals={DEGREE_DECIMALS}
          isDegrees
          language={language}
          value={typeof value === 'number' ? value : null}
        />
      )
    default:
      return null
  }
}
