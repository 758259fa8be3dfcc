import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { toCents } from '#/lib/money.ts'
import type { OwnChoice } from '../../model/venue.ts'
import { EMPTY_FILTER } from '../../model/venue-filter.ts'
import { useStayText } from '../use-stay-text.ts'
import { type ActiveFilter, isChoice } from './filter-chips.ts'

/**
 * The words for an active filter, as in “From 40 m²”.
 * @param own names of what the agency named itself
 */
export function useChipText(own: readonly OwnChoice[]): (active: ActiveFilter) => string {
  const language = useLanguage()
  const t = useTranslations('list.chip')
  const layout = useTranslations('layout')
  const choiceName = useChoiceName()
  const stayText = useStayText()
  return (active) => {
    // A showroom is a kind of event and a type of venue: the chip says which.
    if (active.field === 'event') return t('event', { name: choiceName('event', active.value) })
    if (isChoice(active)) return choiceName(active.field, active.value)
    switch (active.field) {
      case 'q':
        return t('q', { text: active.value })
      case 'stay':
        return stayText(active.stay)
      case 'ownEquipment':
        return own.find(({ id }) => id === active.value)?.name ?? ''
      case 'guests':
        return active.layout === EMPTY_FILTER.layout
          ? t('guestsAny', { n: active.value })
          : t('guests', { layout: layout(active.layout), n: active.value })
      default:
        // A message takes the one that it is written with.
        return t(active.field, { n: active.value, price: formatPrice(toCents(active.value), language) })
    }
  }
}

/** The name of a choice: the message of its id in the group that has the key of its filter. */
export function useChoiceName(): (field: string, id: string) => string {
  const t = useTranslations()
  // `filter-table.test.ts` holds every choice to its message.
  return (field, id) => t(`${field}.${id}` as 'type.loft')
}
