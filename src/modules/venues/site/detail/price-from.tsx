import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { isSquare, type Language } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'

/** What stands between the price and its small words: Chinese and Japanese set none, Korean attaches the particle. */
function gapsOf(language: Language): readonly [before: string, after: string] {
  if (!isSquare(language)) return [' ', ' ']
  return [language === 'ko' ? ' ' : '', '']
}

/** The lowest price, large between its small words. */
export function PriceFrom({ cents, unit }: { cents: number; unit: string }) {
  const t = useTranslations('venue')
  const language = useLanguage()
  const [before, after] = gapsOf(language)
  return (
    <p className="price">
      <small>{t('from')}</small>
      {before}
      {formatPrice(cents, language)}
      {after}
      <small>{unit}</small>
    </p>
  )
}
