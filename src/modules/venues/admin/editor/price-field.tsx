import { useLocale } from 'use-intl'
import { useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { toEuros } from '#/lib/money.ts'
import { type ReadAmount, readAmount } from '#/lib/typed/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import type { FieldProps } from './editor-fields.tsx'
import { inputOf, ReadInput } from './read-input.tsx'
import { useVenueEditor } from './venue-editor.ts'

interface PriceProps extends FieldProps {
  /** In cents, before tax. */
  value: number | null
  onChange: (cents: number | null) => void
}

/** The price of a day before tax: says what it has understood, and asks about a price that includes the tax. */
export function PriceField({ value, onChange, ...frame }: PriceProps) {
  const locale = useLocale()
  const textsOf = useAmountTexts(locale.startsWith('fr') ? 'fr' : 'en')
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
