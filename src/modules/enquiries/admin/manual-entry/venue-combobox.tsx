import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { keyName } from '#/lib/keys.ts'
import { AdminCombobox } from '#/ui/admin/combobox.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const { answer: choices = [], isCurrent } = useLookUp({
    key: ['venue-choices', typed, screen],
    ask: () => fetchVenueChoices({ data: { typed, screen } }),
    restMs: ASK_AFTER_MS,
    isWanted: open,
  })
  const isSearched = open && typed !== '' && isCurrent
  const isFull = chosen.length >= MAX_MANUAL_ENTRY_VENUES
  // What was found for the last word is not offered once its venue is taken.
  const isOffered = !isFull && (isCurrent || typed !== '')
  const remove = (slug: string) => {
    onChange(chosen.filter((one) => one.slug !== slug))
    input.current?.focus()
  }
  const frame = {
    id,
    label: props.label ?? t('venues'),
    hint: isFull ? t('venuesFull', { max: MAX_MANUAL_ENTRY_VENUES }) : (props.hint ?? t('venuesHint')),
    error,
  }
  return (
    <AdminFieldBox {...frame}>
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
      <AdminCombobox
        ref={input}
        id={id}
        data-focus={props.focusFirst ? '' : undefined}
        {...adminDescribedBy(frame)}
        maxLength={100}
        disabled={isFull}
        typed={typed}
        onType={onType}
        items={isOffered ? choices.filter(({ slug }) => chosen.every((one) => one.slug !== slug)) : []}
        keyOf={({ slug }) => slug}
        renderItem={({ name, about }) => (
          <>
            <span>{name}</span>
            <span className="muted end">{about}</span>
          </>
        )}
        onTake={({ slug, name }) => {
          onChange([...chosen, { slug, name }])
          onType('')
        }}
        listLabel={t('venues')}
        open={open}
        onOpen={setOpen}
        takesFirst
        isSettled={isCurrent}
        onKeyDown={(event) => {
          const key = keyName(event)
          const last = chosen.at(-1)
          if (key === 'Backspace' && typed === '' && last) remove(last.slug)
          // Enter takes a venue; it sends no form.
          if (key === 'Enter') event.preventDefault()
        }}
        note={
          <p role="status" className={isSearched && choices.length === 0 ? 'muted combo-none' : 'sr'}>
            {isSearched && t('venuesFound', { count: choices.length })}
          </p>
        }
      />
    </AdminFieldBox>
  )
}
