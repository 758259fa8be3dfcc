import { useTranslations } from 'use-intl'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/paths.ts'
import { LAYOUTS, VENUE_TYPES } from '#/modules/venues/model/venue-options.ts'
import { CAPACITY_FIELDS, type ProposalField } from '../model/proposal-fields.ts'

/** Labels of a proposal's fields, and formatting of their values. */
export interface ProposalTexts {
  readonly labelOf: (field: ProposalField | 'photos') => string
  /** Options by their names; nothing when the field is empty. */
  readonly readOut: (field: string, typed: string) => string | undefined
}

/** Names shared with other forms and with the catalogue are theirs. */
export function useProposalTexts(): ProposalTexts {
  const t = useTranslations('proposal')
  const enquiryForm = useTranslations('enquiryForm')
  const layout = useTranslations('layout')
  const type = useTranslations('type')
  const neighborhood = useTranslations('neighborhood')

  const labelOf = (field: ProposalField | 'photos'): string => {
    const named = LAYOUTS.find((one) => CAPACITY_FIELDS[one] === field)
    if (named) return layout(named)
    if (field === 'email' || field === 'phone') return enquiryForm(field)
    return t(field as Exclude<typeof field, CapacityField>)
  }
  const readOut: ProposalTexts['readOut'] = (field, given) => {
    const typed = given.trim()
    const typeId = field === 'type' && VENUE_TYPES.find((id) => id === typed)
    if (typeId) return type(typeId)
    const neighborhoodId = field === 'neighborhood' && NEIGHBORHOOD_IDS.find((id) => id === typed)
    if (neighborhoodId) return neighborhood(neighborhoodId)
    return typed === '' ? undefined : typed
  }
  return { labelOf, readOut }
}

type CapacityField = (typeof CAPACITY_FIELDS)[keyof typeof CAPACITY_FIELDS]
