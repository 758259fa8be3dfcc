import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fold } from '#/lib/fold.ts'
import { ReasonList } from '#/modules/enquiries/admin/fit/reason-list.tsx'
import { VenueFigures } from '#/modules/enquiries/admin/fit/venue-figures.tsx'
import { VenuePhoto } from '#/modules/enquiries/admin/fit/venue-photo.tsx'
import type { Layout } from '#/modules/venues/model/venue-options.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { ChoosableVenue } from '../../model/reply-venues.ts'

/** Maximum of venues in one answer, as on the server. */
const MAX = 12

interface VenuePickerProps {
  open: boolean
  onClose: () => void
  /** The best first. */
  catalogue: readonly ChoosableVenue[]
  layout: Layout
  /** Slugs, in the order of the answer. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Dialog to choose the venues of an answer: the chosen ones first, then by how they fit. */
export function VenuePicker({ open, onClose, ...list }: VenuePickerProps) {
  const t = useTranslations('admin.reply')
  return (
    <AdminDialog open={open} onClose={onClose} title={t('venuesTitle')} closeLabel={t('close')}>
      <PickedVenues {...list} onClose={onClose} />
    </AdminDialog>
  )
}

function PickedVenues({ catalogue, layout, chosen, onChange, onClose }: Omit<VenuePickerProps, 'open'>) {
  const t = useTranslations('admin.reply')
  const [search, setSearch] = useState('')
  // As it was when the list was opened: a row must not move away from under the finger that ticks it.
  const [first] = useState(chosen)
  const place = ({ slug }: ChoosableVenue) => (first.includes(slug) ? first.indexOf(slug) : first.length)
  const found = catalogue
    .filter(({ name }) => fold(name).includes(fold(search)))
    .toSorted((a, b) => place(a) - place(b))
  return (
    <>
      <div className="search">
        <AdminIcon name="search" />
        <input
          type="search"
          className="input"
          aria-label={t('venueSearch')}
          placeholder={t('venueSearch')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <ul className="venue-picks">
        {found.map((venue) => {
          const { slug, name } = venue
          const picked = chosen.includes(slug)
          return (
            <li key={slug} className="fit">
              <input
                id={`pick-${slug}`}
                type="checkbox"
                className="check"
                aria-describedby={`pick-${slug}-facts`}
                checked={picked}
                disabled={!picked && chosen.length >= MAX}
                onChange={() => onChange(picked ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
              />
              <VenuePhoto photo={venue.photo} />
              <div>
                <label className="strong" htmlFor={`pick-${slug}`}>
                  {name}
                </label>
                <div id={`pick-${slug}-facts`}>
                  <VenueFigures venue={venue} />
                  <ReasonList reasons={venue.reasons} capacity={venue.capacity} layout={layout} />
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      {found.length === 0 && <p className="soft">{t('noVenueFound', { search })}</p>}
      <div className="row">
        <span className="muted">{t('venuesChosen', { count: chosen.length })}</span>
        <button type="button" className="btn primary end" onClick={onClose}>
          {t('done')}
        </button>
      </div>
    </>
  )
}
