import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'

/** A tag of the message: the words around the price are small, and the message says where a space parts them. */
const small = (words: ReactNode) => <small>{words}</small>

/** The lowest price of a day, large between its small words; `short` leaves out the tax. */
export function PriceFrom({ cents, short = false }: { cents: number; short?: boolean }) {
  const t = useTranslations('venue')
  const price = formatPrice(cents, useLanguage())
  return <p className="price">{t.rich(short ? 'perDayShort' : 'perDay', { price, small })}</p>
}
