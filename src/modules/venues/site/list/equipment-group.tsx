import { useTranslations } from 'use-intl'
import { EQUIPMENT, type Equipment, type OwnChoice } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'
import { ChoiceGroup, Choices } from './choice-group.tsx'

/** The most requested equipment; the rest unfolds. */
const FIRST: readonly Equipment[] = [
  'natural-light',
  'street-window',
  'racks',
  'sound-system',
  'catering-kitchen',
]
/** The group of access asks for it; an address that names it here still works. */
const ELSEWHERE: Equipment = 'step-free-access'
const REST = EQUIPMENT.filter((id) => !FIRST.includes(id) && id !== ELSEWHERE)

interface EquipmentGroupProps {
  filter: Pick<VenueFilter, 'equipment' | 'ownEquipment'>
  counts: Readonly<Record<Equipment, number>>
  /** The agency's own equipment. */
  own: readonly OwnChoice[]
}

/** Equipment: a venue must have everything that is ticked. */
export function EquipmentGroup({ filter, counts, own }: EquipmentGroupProps) {
  const t = useTranslations('list')
  const names = useTranslations('equipment')
  // Open where something inside was ticked on arrival; later it is the visitor's own (`morph.ts`).
  const open = filter.ownEquipment.length > 0 || REST.some((id) => filter.equipment.includes(id))
  const choices = (ids: readonly Equipment[]) =>
    ids.map((id) => ({ value: id, text: names(id), count: counts[id] }))
  return (
    <ChoiceGroup field="equipment" legend={t('equipment')} hint={t('equipmentHint')}>
      {filter.equipment.includes(ELSEWHERE) && (
        <Choices field="equipment" choices={choices([ELSEWHERE])} chosen={filter.equipment} />
      )}
      <Choices field="equipment" choices={choices(FIRST)} chosen={filter.equipment} />
      <details open={open}>
        <summary>{t('showAllEquipment', { n: FIRST.length + REST.length + own.length })}</summary>
        <Choices field="equipment" choices={choices(REST)} chosen={filter.equipment} />
        <Choices
          field="equipment"
          choices={own.map(({ id, name, count }) => ({ value: id, text: name, count }))}
          chosen={filter.ownEquipment}
        />
      </details>
    </ChoiceGroup>
  )
}
