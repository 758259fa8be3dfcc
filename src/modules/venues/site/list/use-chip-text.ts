import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { OwnChoice } from '../../model/venue.ts'
import type { ActiveFilter } from './filter-chips.ts'

/**
 * Gives the words for an active filter, as in “From 40 m²”.
 * @param own names of what the agency named itself
 */
export function useChipText(own: readonly OwnChoice[]): (active: ActiveFilter) => string {
  const language = useLanguage()
  const t = useTranslations('list.chip')
  const type = useTranslations('type')
  const neighborhood = useTranslations('neighborhood')
  const equipment = useTranslations('equipment')
  const event = useTranslations('event')
  const layout = useTranslations('layout')
  return (active) => {
    switch (active.field) {
      case 'q':
        return t('q', { text: active.value })
      case 'type':
        return type(active.value)
      case 'neighborhood':
        return neighborhood(active.value)
      case 'equipment':
        return equipment(active.value)
      case 'ownEquipment':
        return own.find(({ id }) => id === active.value)?.name ?? ''
      case 'event':
        return event(active.value)
      case 'guests':
        return t('guests', { layout: layout(active.layout), n: active.value })
      case 'priceMax':
        return t('priceMax', { price: formatPrice(active.value * 100, language) })
      default:
        return t(active.field, { n: active.value })
    }
  }
}
