import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { keyName } from '#/lib/keys.ts'
import { AdminCombobox } from '#/ui/admin/combobox.tsx'
import { AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import { fetchPartChoices, type PartVenue } from '../../parts.functions.ts'

/** How long after the last key the server is asked, in milliseconds. */
const ASK_AFTER_MS = 150

interface PartsFieldProps {
  id: string
  label: string
  hint: string
  chosen: readonly PartVenue[]
  error: string | undefined
  onTyped: () => void
  onAdd: (venue: PartVenue) => void
  onRemove: (venue: PartVenue) => void
}

/** Venues of one side: added by typing a name, removed at their chip. */
export function PartsField({ id, label, hint, chosen, error, onTyped, onAdd, onRemove }: PartsFieldProps) {
  const t = useTranslations('admin.venueParts')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const { answer: choices = [], isCurrent } = useLookUp({
    key: ['part-choices', typed],
    ask: () => fetchPartChoices({ data: { typed } }),
    restMs: ASK_AFTER_MS,
    isWanted: open,
  })
  const isSearched = open && typed !== '' && isCurrent
  const frame = { id, label, hint, error }
  return (
    <AdminFieldBox {...frame}>
      {chosen.length > 0 && (
        <ul className="combo-chosen" aria-label={label}>
          {chosen.map((venue) => (
            <li key={venue.id} className="chip on">
              {venue.name}
              <button
                type="button"
                aria-label={t('remove', { name: venue.name })}
                onClick={() => {
                  onRemove(venue)
                  input.current?.focus()
                }}
              >
                <AdminIcon name="x" small />
              </button>
            </li>
          ))}
        </ul>
      )}
      <AdminCombobox
        ref={input}
        id={id}
        {...adminDescribedBy(frame)}
        maxLength={100}
        typed={typed}
        onType={(value) => {
          setTyped(value)
          onTyped()
        }}
        items={isCurrent || typed !== '' ? choices : []}
        keyOf={(venue) => venue.id}
        renderItem={({ name }) => <span>{name}</span>}
        onTake={(venue) => {
          setTyped('')
          setOpen(false)
          onAdd(venue)
        }}
        listLabel={label}
        open={open}
        onOpen={setOpen}
        takesFirst={typed !== ''}
        isSettled={isCurrent}
        onKeyDown={(event) => {
          // Enter takes a venue; it sends no form.
          if (keyName(event) === 'Enter') event.preventDefault()
        }}
        note={
          <p role="status" className={isSearched && choices.length === 0 ? 'muted combo-none' : 'sr'}>
            {isSearched && t('found', { count: choices.length })}
          </p>
        }
      />
    </AdminFieldBox>
  )
}
