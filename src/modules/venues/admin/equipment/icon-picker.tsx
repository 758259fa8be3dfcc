import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ICON_COLLECTION } from '#/lib/collection-name.ts'
import { staffFetch } from '#/lib/site-fetch.ts'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { ChosenIcon } from '#/ui/site/chosen-icon.tsx'
import { findIcons } from '../../equipment.functions.ts'
import { OFFERED_ICONS, offeredIcons } from '../../model/icon-keywords.ts'

/** Pictograms that are shown at a time: six rows. */
const SHOWN = 48

/** Pause in typing before the whole collection is searched, in milliseconds. */
const PAUSE_MS = 200

/** How long the local endpoint may take (behaviour 9.7), in milliseconds. */
const TIMEOUT_MS = 1500

const known = new Map<string, string>()

/** The shapes of some pictograms by name, from the local icon endpoint; `lost` when it did not answer. */
function useIconShapes(names: readonly string[]) {
  const missing = names.filter((name) => !known.has(name)).join(',')
  const { isError: lost } = useQuery({
    queryKey: ['icon-shapes', missing],
    queryFn: async ({ signal }) => {
      const found = Object.entries(await fetchShapes(missing, signal))
      for (const [name, { body }] of found) known.set(name, body)
      return found.length
    },
    enabled: missing !== '',
  })
  return { shapes: known, lost }
}

async function fetchShapes(
  names: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, { body: string }>>> {
  const address = `/api/icons/${ICON_COLLECTION}.json?icons=${names}`
  const response = await staffFetch(address, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  if (!response.ok) throw new Error(`the icon endpoint answered ${response.status}`)
  const { icons } = (await response.json()) as { icons: Record<string, { body: string }> }
  return icons
}

interface IconPickerProps {
  icon: string | undefined
  onPick: (icon: string) => void
}

/** A pictogram out of the collection, found by French or English words. */
export function IconPicker({ icon, onPick }: IconPickerProps) {
  const t = useTranslations('admin.venueEquipment')
  const [word, setWord] = useState('')
  const more = useFoundIcons(word)
  const names = (word.trim() === '' ? OFFERED_ICONS : [...new Set([...offeredIcons(word), ...more])]).slice(
    0,
    SHOWN,
  )
  const { shapes, lost } = useIconShapes(names)
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor="icon-word">
          {t('findIcon')}
        </label>
        <input
          className="input"
          id="icon-word"
          type="search"
          autoComplete="off"
          placeholder={t('iconHint')}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </div>
      <fieldset className="icongrid" aria-label={t('icon')}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === icon}
            aria-label={name}
            title={name}
            onClick={() => onPick(name)}
          >
            <ChosenIcon shape={shapes.get(name) ?? ''} className="glyph" />
          </button>
        ))}
      </fieldset>
      {lost && <p className="hint">{t('iconsLost')}</p>}
      {names.length === 0 && <p className="hint">{t('noIcon')}</p>}
    </>
  )
}

/** Names of the whole collection that hold the word. */
function useFoundIcons(word: string): readonly string[] {
  const isLongEnough = word.trim().length >= 2
  const { answer = [] } = useLookUp({
    key: ['icons', word],
    ask: async () => (isLongEnough ? findIcons({ data: { word } }) : []),
    restMs: PAUSE_MS,
  })
  return answer
}
