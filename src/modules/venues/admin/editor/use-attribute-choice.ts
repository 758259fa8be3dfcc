import { useTranslations } from 'use-intl'

/** Groups of messages that have another name than their attribute. */
const GROUPS: Readonly<Record<string, string>> = { eventTypes: 'event', categoryGroups: 'group' }

/** The name of a choice of an attribute. An hour is its own name. */
export function useAttributeChoice(): (attribute: string, id: string) => string {
  const choices = useTranslations()
  return (attribute, id) =>
    id.includes(':') ? id : choices(`${GROUPS[attribute] ?? attribute}.${id}` as 'type.loft')
}
