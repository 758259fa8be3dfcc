import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EQUIPMENT, type Equipment } from '#/features/venues/venue.ts'
import { ChoiceGroup, Choices } from './choice-group.tsx'

/** What fashion teams ask for first; the rest unfolds. */
const FIRST: readonly Equipment[] = [
  'natural-light',
  'street-window',
  'racks',
  'step-free-access',
  'sound-system',
  'catering-kitchen',
]
const REST = EQUIPMENT.filter((id) => !FIRST.includes(id))

interface EquipmentGroupProps {
  chosen: readonly Equipment[]
  counts: Readonly<Record<Equipment, number>>
}

/** Equipment: a venue must have everything that is ticked. */
export function EquipmentGroup({ chosen, counts }: EquipmentGroupProps) {
  const t = useTranslations('list')
  const names = useTranslations('equipment')
  // Open where something inside was ticked on arrival; later it is the visitor's own.
  const [open] = useState(() => REST.some((id) => chosen.includes(id)))
  const choices = (ids: readonly Equipment[]) =>
    ids.map((id) => ({ value: id, text: names(id), count: counts[id] }))
  return (
    <ChoiceGroup field="equipment" legend={t('equipment')} hint={t('equipmentHint')}>
      <Choices field="equipment" choices={choices(FIRST)} chosen={chosen} />
      <details open={open} suppressHydrationWarning>
        <summary>{t('showAllEquipment', { n: EQUIPMENT.length })}</summary>
        <Choices field="equipment" choices={choices(REST)} chosen={chosen} />
      </details>
    </ChoiceGroup>
  )
}
