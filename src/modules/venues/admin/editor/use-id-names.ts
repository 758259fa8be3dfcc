import { useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { NamesOf } from '../../model/attributes.ts'
import { CATEGORY_GROUPS, EQUIPMENT, VENUE_TYPES } from '../../model/venue-options.ts'

/** Gives the name of an id of each attribute that has ids; an id of an older version is its own name. */
export function useIdNames(): Readonly<Record<NamesOf<'oneOf' | 'eachOf'>, (id: string) => string>> {
  const types = useTranslations('type')
  const neighborhoods = useTranslations('neighborhood')
  const equipment = useTranslations('equipment')
  const events = useTranslations('event')
  const groups = useTranslations('group')
  return {
    type: (id) => (isOne(VENUE_TYPES, id) ? types(id) : id),
    neighborhood: (id) => (isOne(NEIGHBORHOOD_IDS, id) ? neighborhoods(id) : id),
    equipment: (id) => (isOne(EQUIPMENT, id) ? equipment(id) : id),
    eventTypes: (id) => (isOne(EVENT_IDS, id) ? events(id) : id),
    categoryGroups: (id) => (isOne(CATEGORY_GROUPS, id) ? groups(id) : id),
  }
}

/** Whether a text is one of some ids. */
export function isOne<T extends string>(options: readonly T[], text: unknown): text is T {
  return options.some((option) => option === text)
}
