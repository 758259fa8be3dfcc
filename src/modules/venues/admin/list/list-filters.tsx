import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { keyName } from '#/lib/keys.ts'
import { RemovableChip } from '#/ui/admin/data-list/removable-chip.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import type { VenueListQuery } from '../../model/venue-list.schema.ts'
import { EQUIPMENT, VENUE_TYPES } from '../../model/venue-options.ts'
import { GuestsFilter, PriceFilter } from './typed-filters.tsx'

/** How long typing may pause before the search begins, in milliseconds. */
const PAUSE_MS = 200

interface ListFiltersProps {
  query: VenueListQuery
  onAsk: (change: Partial<VenueListQuery>) => void
  singleKeys: boolean
}

/** Search and filters. */
export function ListFilters({ query, onAsk, singleKeys }: ListFiltersProps) {
  const t = useTranslations('admin.venueDesk.list')
  const types = useTranslations('type')
  const neighborhoods = useTranslations('neighborhood')
  const equipment = useTranslations('equipment')
  const languageName = useLanguageNames()
  return (
    <div className="bar venues-bar">
      <Search text={query.q} onSearch={(q) => onAsk({ q })} singleKeys={singleKeys} />
      <div className="row chips">
        <FilterChip
          label={t('filter.type')}
          value={query.type}
          options={VENUE_TYPES.map((type) => [type, types(type)])}
          onChoose={(type) => onAsk({ type })}
        />
        <FilterChip
          label={t('filter.neighborhood')}
          value={query.neighborhood}
          options={NEIGHBORHOOD_IDS.map((id) => [id, neighborhoods(id)])}
          onChoose={(neighborhood) => onAsk({ neighborhood })}
        />
        <GuestsFilter value={query.guests} onChoose={(guests) => onAsk({ guests })} />
        <PriceFilter value={query.priceMax} onChoose={(priceMax) => onAsk({ priceMax })} />
        <FilterChip
          label={t('filter.equipment')}
          value={query.equipment}
          options={EQUIPMENT.map((id) => [id, equipment(id)])}
          onChoose={(id) => onAsk({ equipment: id })}
        />
        <FilterChip
          label={t('filter.incomplete')}
          value={query.incomplete}
          options={LANGUAGE_CODES.map((code) => [code, languageName(code)])}
          onChoose={(incomplete) => onAsk({ incomplete })}
        />
      </div>
    </div>
  )
}

function Search({
  text,
  onSearch,
  singleKeys,
}: {
  text: string
  onSearch: (text: string) => void
  singleKeys: boolean
}) {
  const t = useTranslations('admin.venueDesk.list')
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const search = useEffectEvent(onSearch)
  // The address may change by other ways: Back, or a button that takes the search away.
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, text])
  useHotKeys({ '/': () => input.current?.focus() }, singleKeys)
  return (
    <search className="search">
      <AdminIcon name="search" />
      <input
        ref={input}
        type="search"
        className="input"
        aria-label={t('search')}
        placeholder={t('search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (keyName(event) === 'Enter') onSearch(typed.trim())
        }}
      />
      <kbd>/</kbd>
    </search>
  )
}

interface FilterChipProps<T extends string> {
  label: string
  value: T | undefined
  options: readonly (readonly [value: T, label: string])[]
  onChoose: (value: T | undefined) => void
}

/** A filter: dashed while it is not used, solid with a cross while it is. */
function FilterChip<T extends string>({ label, value, options, onChoose }: FilterChipProps<T>) {
  const t = useTranslations('admin.venueDesk.list')
  const chosen = options.find(([option]) => option === value)
  return (
    <RemovableChip
      on={chosen !== undefined}
      removeLabel={t('removeFilter', { name: label })}
      onRemove={() => onChoose(undefined)}
    >
      <ActionMenu
        align="start"
        triggerClass={chosen ? 'chip on' : 'chip'}
        trigger={
          chosen ? (
            t('filterIs', { name: label, value: chosen[1] })
          ) : (
            <>
              <AdminIcon name="plus" />
              {label}
            </>
          )
        }
        entries={options.map(([option, name]) => ({
          label: name,
          checked: option === value,
          onSelect: () => onChoose(option === value ? undefined : option),
        }))}
      />
    </RemovableChip>
  )
}
