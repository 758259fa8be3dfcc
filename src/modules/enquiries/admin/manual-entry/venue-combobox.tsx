import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { keyName } from '#/lib/keys.ts'
import { AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { fetchVenueChoices, type VenueChoice } from '../../manual-entry.functions.ts'
import { MAX_MANUAL_ENTRY_VENUES } from '../../model/manual-entry-fields.ts'

/** How long after the last key the server is asked, in milliseconds. */
const ASK_AFTER_MS = 150

type Chosen = Pick<VenueChoice, 'slug' | 'name'>

interface VenueComboboxProps {
  id: string
  chosen: readonly Chosen[]
  onChange: (chosen: Chosen[]) => void
  /** Text that is typed and not chosen yet; the form asks about it before it is lost. */
  typed: string
  onType: (typed: string) => void
  screen: AdminLanguage
  error: string | undefined
  /** Other words than those of the manual entry. */
  label?: string
  hint?: string
  /** Whether an opening dialog focuses the field. */
  focusFirst?: boolean
}

/** Venues chosen by typing: arrows move, Enter takes, Backspace in the empty field gives the last one back. */
export function VenueCombobox(props: VenueComboboxProps) {
  const { id, chosen, onChange, typed, onType, screen, error } = props
  const t = useTranslations('admin.entry')
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { answer: choices = [], isCurrent } = useLookUp({
    key: ['venue-choices', typed, screen],
    ask: () => fetchVenueChoices({ data: { typed, screen } }),
    restMs: ASK_AFTER_MS,
    isWanted: open,
  })
  // Enter may be quicker than the server: the first venue is taken when it comes.
  const awaited = useRef(false)
  const offered = choices.filter(({ slug }) => chosen.every((one) => one.slug !== slug))
  const searched = open && typed !== '' && isCurrent
  const full = chosen.length >= MAX_MANUAL_ENTRY_VENUES
  const shown = open && offered.length > 0 && !full
  const at = Math.min(active, offered.length - 1)
  // On a phone the list would open below the edge.
  const options = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) options.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  const take = (choice: VenueChoice | undefined) => {
    if (choice === undefined || full) return
    onChange([...chosen, { slug: choice.slug, name: choice.name }])
    onType('')
    setActive(0)
  }
  useEffect(() => {
    if (!(isCurrent && awaited.current)) return
    awaited.current = false
    take(offered[0])
  })
  const remove = (slug: string) => {
    onChange(chosen.filter((one) => one.slug !== slug))
    input.current?.focus()
  }
  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => (shown ? setActive((at + 1) % offered.length) : setOpen(true)),
    ArrowUp: () => shown && setActive((at - 1 + offered.length) % offered.length),
    Enter: () => {
      if (!isCurrent) awaited.current = typed !== ''
      else if (shown) take(offered[at])
    },
    Escape: () => setOpen(false),
  }
  const frame = {
    id,
    label: props.label ?? t('venues'),
    hint: full ? t('venuesFull', { max: MAX_MANUAL_ENTRY_VENUES }) : (props.hint ?? t('venuesHint')),
    error,
  }
  return (
    <AdminFieldBox {...frame}>
      <div className="combo">
        {chosen.length > 0 && (
          <ul className="combo-chosen" aria-label={t('venuesChosen')}>
            {chosen.map(({ slug, name }) => (
              <li key={slug} className="chip on">
                {name}
                <button type="button" aria-label={t('removeVenue', { name })} onClick={() => remove(slug)}>
                  <AdminIcon name="x" small />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className="input"
          role="combobox"
          data-focus={props.focusFirst ? '' : undefined}
          aria-expanded={shown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={shown ? `${list}-${at}` : undefined}
          {...adminDescribedBy(frame)}
          autoComplete="off"
          maxLength={100}
          value={typed}
          disabled={full}
          onChange={(event) => {
            onType(event.target.value)
            setActive(0)
            setOpen(true)
            awaited.current = false
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            const key = keyName(event) ?? ''
            const last = chosen.at(-1)
            if (key === 'Backspace' && typed === '' && last) return remove(last.slug)
            const command = keys[key]
            if (command === undefined || (key === 'Escape' && !shown)) return
            event.preventDefault()
            command(event)
          }}
        />
        <div
          ref={options}
          id={list}
          role="listbox"
          aria-label={t('venues')}
          className="pop combo-list"
          hidden={!shown}
        >
          {shown &&
            offered.map((choice, position) => (
              <div
                key={choice.slug}
                id={`${list}-${position}`}
                role="option"
                aria-selected={position === at}
                tabIndex={-1}
                className="menu-item"
                data-highlighted={position === at ? '' : undefined}
                // Before the field loses the focus.
                onPointerDown={(event) => {
                  event.preventDefault()
                  take(choice)
                }}
              >
                <span>{choice.name}</span>
                <span className="muted end">{choice.about}</span>
              </div>
            ))}
        </div>
        <p role="status" className={searched && choices.length === 0 ? 'muted combo-none' : 'sr'}>
          {searched && t('venuesFound', { count: choices.length })}
        </p>
      </div>
    </AdminFieldBox>
  )
}
