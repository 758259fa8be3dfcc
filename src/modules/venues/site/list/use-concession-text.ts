import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { toCents } from '#/lib/money.ts'
import { RANGE_FILTERS } from '../../model/filter-table.ts'
import type { Concession } from '../../model/near-match.ts'
import type { OwnChoice } from '../../model/venue.ts'
import { useChoiceName } from './use-chip-text.ts'

/**
 * The words for what a venue gives up, as in “20 m² smaller than you asked”.
 * @param own names of what the agency named itself
 */
export function useConcessionText(own: readonly OwnChoice[]): (concession: Concession) => string {
  const language = useLanguage()
  const t = useTranslations('list.near')
  const list = useTranslations('list')
  const layout = useTranslations('layout')
  const choiceName = useChoiceName()
  return (concession) => {
    switch (concession.field) {
      case 'q':
        return t('q', { text: concession.text })
      case 'neighborhood':
        return t(concession.isNext ? 'nextQuarter' : 'otherQuarter', {
          name: choiceName('neighborhood', concession.value),
        })
      case 'type':
        return t('type', { name: choiceName('type', concession.value) })
      case 'steps':
        return t('steps', { n: concession.value })
      case 'guests':
        return t('guests', {
          layout: layout(concession.layout),
          n: concession.value,
          asked: concession.asked,
        })
      case 'unknown': {
        const range = RANGE_FILTERS.find(({ min, max }) => [min, max].includes(concession.key))
        return t('missing', { name: range ? list(range.bounds) : '' })
      }
      case 'missing':
        return t(concession.key === 'event' ? 'event' : 'missing', {
          name: choiceName(concession.key, concession.value),
        })
      case 'missingOwn':
        return t('missing', { name: own.find(({ id }) => id === concession.value)?.name ?? '' })
      default:
        // A message takes the one that it is written with.
        return t(concession.field, {
          n: concession.by,
          price: formatPrice(toCents(concession.by), language),
        })
    }
  }
}
