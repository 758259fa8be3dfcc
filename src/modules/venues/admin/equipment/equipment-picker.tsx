import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { fold } from '#/lib/fold.ts'
import { keyName } from '#/lib/keys.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ChosenIcon } from '#/ui/site/chosen-icon.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { missingNames } from '../../model/own-equipment.schema.ts'
import { EQUIPMENT, type Equipment } from '../../model/venue-options.ts'
import { useVenueEditor } from '../editor/venue-editor.ts'
import { NewEquipment } from './equipment-form.tsx'
import { EquipmentNames } from './equipment-names.tsx'
import { OWN_EQUIPMENT } from './own-equipment-query.ts'

/** Something a room can have, from the site's list or the agency's own. */
interface Entry {
  readonly id: string
  readonly name: string
  readonly icon: ReactNode
  readonly isOwn: boolean
}

/** Equipment as chips; more is found by its name, or named anew with a pictogram. */
export function EquipmentPicker() {
  const t = useTranslations('admin.venueEquipment')
  const names = useTranslations('equipment')
  const { document, update, offer } = useVenueEditor()
  const { data: own = [] } = useQuery(OWN_EQUIPMENT)
  const client = useQueryClient()
  const [panel, setPanel] = useState<'list' | 'new'>()
  const [word, setWord] = useState('')
  const [translating, setTranslating] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)

  const all: Entry[] = [
    ...EQUIPMENT.map((id) => ({
      id,
      name: names(id),
      icon: <Icon name={`equipment-${id}`} className="glyph" />,
      isOwn: false,
    })),
    ...own.map(({ id, shape, names: written }) => ({
      id,
      name: written.fr,
      icon: <ChosenIcon shape={shape} className="glyph" />,
      isOwn: true,
    })),
  ]
  const has = ({ id }: Entry) =>
    document.equipment.some((one) => one === id) || document.ownEquipment.includes(id)
  const set = ({ id, isOwn }: Pick<Entry, 'id' | 'isOwn'>, wanted: boolean) =>
    update((now) => {
      if (!isOwn) {
        const equipment = EQUIPMENT.filter((one) => (one === id ? wanted : now.equipment.includes(one)))
        return { ...now, equipment: equipment as Equipment[] }
      }
      const others = now.ownEquipment.filter((one) => one !== id)
      return { ...now, ownEquipment: wanted ? [...others, id].sort() : others }
    })

  function close(): void {
    setPanel(undefined)
    setWord('')
    opener.current?.focus()
  }
  function remove(entry: Entry): void {
    set(entry, false)
    opener.current?.focus()
    offer(t('removed', { name: entry.name }), {
      type: 'info',
      isOfView: true,
      undo: () => {
        set(entry, true)
        return { isUndone: true }
      },
    })
  }

  const found = all.filter((entry) => !has(entry) && fold(entry.name).includes(fold(word.trim())))
  const isKnown = all.some(({ name }) => fold(name) === fold(word.trim()))
  const open = own.find(({ id }) => id === translating)
  return (
    <div id="field-equipment" tabIndex={-1}>
      <ul className="equip">
        {all.filter(has).map((entry) => {
          const missing = missingNames(own.find(({ id }) => id === entry.id))
          return (
            <li key={entry.id}>
              {entry.icon}
              <span>{entry.name}</span>
              {entry.isOwn && (
                <button
                  type="button"
                  className="btn"
                  aria-label={t('translate', { name: entry.name })}
                  title={
                    missing > 0 ? t('missing', { count: missing }) : t('translate', { name: entry.name })
                  }
                  data-missing={missing > 0 || undefined}
                  onClick={() => setTranslating(entry.id)}
                >
                  <AdminIcon name="languages" small />
                </button>
              )}
              <button
                type="button"
                className="btn"
                aria-label={t('remove', { name: entry.name })}
                onClick={() => remove(entry)}
              >
                <AdminIcon name="x" small />
              </button>
            </li>
          )
        })}
        <li className="more">
          <button
            ref={opener}
            type="button"
            className="btn quiet"
            aria-expanded={panel !== undefined}
            onClick={() => (panel ? close() : setPanel('list'))}
          >
            <AdminIcon name="plus" />
            {t('add')}
          </button>
        </li>
      </ul>
      {panel === 'list' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
        <div
          className="equip-panel"
          onKeyDown={(event) => {
            if (keyName(event) === 'Escape') close()
          }}
        >
          <div className="search">
            <AdminIcon name="search" />
            <input
              className="input"
              type="search"
              // biome-ignore lint/a11y/noAutofocus: the panel was opened to type here
              autoFocus
              autoComplete="off"
              aria-label={t('search')}
              placeholder={t('search')}
              value={word}
              onChange={(event) => setWord(event.target.value)}
            />
          </div>
          <ul className="equip" aria-label={t('results')}>
            {found.map((entry) => (
              <li key={entry.id} className="offer">
                <button type="button" className="btn quiet" onClick={() => set(entry, true)}>
                  {entry.icon}
                  {entry.name}
                </button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p className="soft">{t('none')}</p>}
          {!isKnown && (
            <button type="button" className="btn sm" onClick={() => setPanel('new')}>
              <AdminIcon name="plus" small />
              {word.trim() === '' ? t('createNew') : t('create', { name: word.trim() })}
            </button>
          )}
        </div>
      )}
      {panel === 'new' && (
        <NewEquipment
          name={word.trim()}
          onCancel={() => setPanel('list')}
          onAdded={(id) => {
            void client.invalidateQueries(OWN_EQUIPMENT)
            set({ id, isOwn: true }, true)
            close()
          }}
        />
      )}
      {open && <EquipmentNames equipment={open} onDone={() => setTranslating(undefined)} />}
    </div>
  )
}
