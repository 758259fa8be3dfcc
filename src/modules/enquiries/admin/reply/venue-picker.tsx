import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { ReplyVenue } from '../../model/reply-venues.ts'

/** Maximum of venues in one answer, as on the server. */
const MAX = 12

interface VenuePickerProps {
  open: boolean
  onClose: () => void
  catalogue: readonly ReplyVenue[]
  /** Slugs, in the order of the answer. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Dialog to choose the venues of an answer. */
export function VenuePicker({ open, onClose, catalogue, chosen, onChange }: VenuePickerProps) {
  const t = useTranslations('admin.reply')
  const [search, setSearch] = useState('')
  const found = catalogue.filter(({ name }) => plain(name).includes(plain(search)))
  return (
    <AdminDialog open={open} onClose={onClose} title={t('venuesTitle')} closeLabel={t('close')}>
      <div className="search">
        <AdminIcon name="search" />
        <input
          type="search"
          className="in"
          aria-label={t('venueSearch')}
          placeholder={t('venueSearch')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <ul className="venue-picks">
        {found.map(({ slug, name, surface }) => {
          const picked = chosen.includes(slug)
          return (
            <li key={slug}>
              <label className="row tick">
                <input
                  type="checkbox"
                  className="check"
                  checked={picked}
                  disabled={!picked && chosen.length >= MAX}
                  onChange={() => onChange(picked ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
                />
                <span>{name}</span>
                <span className="muted end">{t('area', { surface })}</span>
              </label>
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
    </AdminDialog>
  )
}
