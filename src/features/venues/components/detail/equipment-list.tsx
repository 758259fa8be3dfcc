import { useTranslations } from 'use-intl'
import type { Equipment } from '#/features/venues/venue.ts'
import { Icon } from '#/ui/icon.tsx'

/** What is in the room. Nothing where nothing is known. */
export function EquipmentList({ equipment }: { equipment: readonly Equipment[] }) {
  const t = useTranslations('venue')
  const name = useTranslations('equipment')
  if (equipment.length === 0) return null
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
      </ul>
    </section>
  )
}
