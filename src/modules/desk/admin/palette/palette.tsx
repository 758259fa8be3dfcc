import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { keyName } from '#/lib/keys.ts'
import { StatusMark } from '#/modules/enquiries/admin/status-mark.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { type PaletteCommand, useOfferedCommands } from '#/ui/admin/palette-commands.ts'
import { setPaletteOpen, usePaletteOpen } from '#/ui/admin/palette-open.ts'
import { useEarlyEnter } from '#/ui/admin/use-early-enter.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { markedParts } from '../../model/marked-words.ts'
import { LONGEST_PALETTE_QUERY } from '../../model/palette.ts'
import { usePaletteFinds } from './use-palette-finds.ts'
import { type PaletteGroup, type PaletteItem, usePaletteGroups } from './use-palette-groups.ts'

interface PaletteProps {
  /** Commands that are there on every page. */
  commands: readonly PaletteCommand[]
  language: AdminLanguage
}

/** One field for everything: Ctrl or Cmd and K, or the button with the magnifier. */
export function Palette({ commands, language }: PaletteProps) {
  const t = useTranslations('admin.palette')
  const open = usePaletteOpen()
  useHotKeys(
    {
      'mod+k': () => {
        // A modal dialog of the browser lies above everything else.
        if (!document.querySelector('dialog[open]')) setPaletteOpen(!open)
      },
    },
    true,
  )
  return (
    <Dialog.Root open={open} onOpenChange={setPaletteOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="palette-shade" />
        <Dialog.Popup className="palette" aria-label={t('title')}>
          <PaletteSearch commands={commands} language={language} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteSearch({ commands, language }: PaletteProps) {
  const t = useTranslations('admin.palette')
  const [typed, setTyped] = useState('')
  const offered = useOfferedCommands()
  const { finds, settled, failed } = usePaletteFinds(typed, language)
  // What the page offers is in the place of what there is everywhere.
  const everywhere = commands.filter(({ id }) => offered.every((one) => one.id !== id))
  const groups = usePaletteGroups(typed, finds, [...offered, ...everywhere])
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const isAwaited = useEarlyEnter(settled, () => {
    const first = groups[0]?.items[0]
    if (first) choose(first)
  })
  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      mode="none"
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(value, { reason }) => {
        // Choosing a line leaves the field as it is.
        if (reason === 'item-press') return
        isAwaited.current = false
        setTyped(value)
      }}
      itemToStringValue={(item: PaletteItem) => item.label}
    >
      <div className="palette-head">
        <AdminIcon name="search" />
        <Autocomplete.Input
          className="palette-input"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          maxLength={LONGEST_PALETTE_QUERY}
          autoComplete="off"
          spellCheck={false}
          onKeyDown={(event) => {
            if (settled || keyName(event) !== 'Enter') return
            event.preventDefault()
            event.preventBaseUIHandler()
            isAwaited.current = true
          }}
        />
        <Dialog.Close className="btn quiet icon" aria-label={t('close')}>
          <AdminIcon name="x" />
        </Dialog.Close>
      </div>
      <Autocomplete.Status className="sr">{settled && t('found', { count })}</Autocomplete.Status>
      {failed && (
        <p className="palette-note" role="alert">
          {t('failed')}
        </p>
      )}
      {settled && !failed && count === 0 && <p className="palette-note">{t('none')}</p>}
      <Autocomplete.List className="palette-list" aria-label={t('title')} aria-busy={!settled}>
        {(group: PaletteGroup) => (
          <Autocomplete.Group key={group.name} items={group.items} className="palette-group">
            <Autocomplete.GroupLabel className="palette-label">
              {t(`group.${group.name}`)}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(item: PaletteItem) => <PaletteLine key={item.key} item={item} typed={typed} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}

function choose({ onSelect }: PaletteItem): void {
  setPaletteOpen(false)
  onSelect()
}

function PaletteLine({ item, typed }: { item: PaletteItem; typed: string }) {
  return (
    <Autocomplete.Item value={item} className="menu-item palette-line" onClick={() => choose(item)}>
      <AdminIcon name={item.icon} />
      <span className="palette-text">
        <Marked text={item.label} typed={typed} />
        {item.about !== '' && (
          <span className="muted">
            {' '}
            <Marked text={item.about} typed={typed} />
          </span>
        )}
      </span>
      {item.status && (
        <span className="end">
          <StatusMark status={item.status} />
        </span>
      )}
      {item.keys && (
        <span className="end" aria-hidden="true">
          {item.keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </Autocomplete.Item>
  )
}

/** The typed letters of a text are marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
  return markedParts(text, typed).map((part, place) =>
    part.marked ? <mark key={place}>{part.text}</mark> : <span key={place}>{part.text}</span>,
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of a text have no other name than their place
}
