import { useTranslations } from 'use-intl'
import { ChosenIcon } from '#/ui/site/chosen-icon.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { Equipment, OwnEquipment } from '../../model/venue.ts'

interface EquipmentListProps {
  equipment: readonly Equipment[]
  /** The agency's own equipment. */
  own: readonly OwnEquipment[]
}

/** Equipment of the room; nothing where none is known. */
export function EquipmentList({ equipment, own }: EquipmentListProps) {
  const t = useTranslations('venue')
  const name = useTranslations('equipment')
  if (equipment.length + own.length === 0) return null
  return (
    <section className="block">
      <h2>{t('equipment')}</h2>
      <ul className="equip">
        {equipment.map((id) => (
          <li key={id}>
            <Icon name={`equipment-${id}`} />
            {name(id)}
          </li>
        ))}
        {own.map(({ id, name, shape }) => (
          <li key={id}>
            <ChosenIcon shape={shape} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  )
}
