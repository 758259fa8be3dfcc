import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'

/** Stands for the price while a message is taken apart: U+FFFC, which no text has. */
const PLACE = '\uFFFC'

/** The lowest price of a day, large between its small words; `short` leaves out the tax. The message says where spaces are. */
export function PriceFrom({ cents, short = false }: { cents: number; short?: boolean }) {
  const t = useTranslations('venue')
  const price = formatPrice(cents, useLanguage())
  const [before, after] = t(short ? 'perDayShort' : 'perDay', { price: PLACE }).split(PLACE)
  return (
    <p className="price">
      <small>{before}</small>
      {price}
      <small>{after}</small>
    </p>
  )
}
