import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'

/** The lowest price, large between its small words. */
export function PriceFrom({ cents, unit }: { cents: number; unit: string }) {
  const t = useTranslations('venue')
  const price = formatPrice(cents, useLanguage())
  return (
    <p className="price">
      <small>{t('from')}</small> {price} <small>{unit}</small>
    </p>
  )
}
