import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ChosenIcon } from '#/ui/site/chosen-icon.tsx'
import { findIcons } from '../../equipment.functions.ts'
import { OFFERED_ICONS, offeredIcons } from '../../model/icon-keywords.ts'
import { useIconShapes } from './use-icon-shapes.ts'

/** Pictograms that are shown at a time: six rows. */
const SHOWN = 48

/** Pause in typing before the whole collection is searched, in milliseconds. */
const PAUSE_MS = 200

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
        <label className="lbl" htmlFor="icon-word">
          {t('findIcon')}
        </label>
        <input
          className="in"
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
            <ChosenIcon shape={shapes.get(name) ?? ''} className="i" />
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
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(async () => {
      const names = word.trim().length < 2 ? [] : await findIcons({ data: { word } }).catch(() => [])
      if (isWanted) setFound(names)
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [word])
  return found
}
