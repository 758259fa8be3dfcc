import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { VenueOrigin, VenueOwner } from '../../model/venue-owner.ts'
import { fetchVenueOrigin, storeVenueOwner } from '../../venue-editor.functions.ts'
import { useVenueEditor } from './venue-editor.ts'

const FIELDS = [
  ['name', 'text', 120],
  ['email', 'email', 254],
  ['phone', 'tel', 40],
] as const

/** Who lets the venue, and the proposal that it comes from. Never public, and in no version of the venue. */
export function OwnerSection() {
  const t = useTranslations('admin.venueDesk')
  const { venue, undone } = useVenueEditor()
  const {
    data: origin,
    isFetching,
    refetch,
  } = useQuery({
    // An undo may have brought another contact back.
    queryKey: ['venues', 'origin', venue.id, undone],
    queryFn: () => fetchVenueOrigin({ data: { id: venue.id } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="section" id="owner" aria-labelledby="owner-title">
      <header>
        <h2 id="owner-title">{t('section.owner')}</h2>
        <span className="muted">{t('owner.lead')}</span>
      </header>
      {!origin && isFetching && <p className="muted">{t('owner.loading')}</p>}
      {!origin && !isFetching && (
        <p className="row" role="alert">
          <span>{t('owner.failed')}</span>
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            {t('owner.retry')}
          </button>
        </p>
      )}
      {origin && <OwnerFields key={JSON.stringify(origin.owner)} venueId={venue.id} origin={origin} />}
    </section>
  )
}

/** Each field is kept when it is left; Undo brings the former contact back. */
function OwnerFields({ venueId, origin }: { venueId: string; origin: VenueOrigin }) {
  const t = useTranslations('admin.venueDesk.owner')
  const path = usePagePath()
  const [kept, setKept] = useState(origin.owner)
  const [typed, setTyped] = useState(origin.owner)
  const { offer } = useVenueEditor()
  const [keep] = useAction(async (from: VenueOwner, to: VenueOwner) => {
    const outcome = await storeVenueOwner({ data: { id: venueId, from, to } })
    if (outcome.kind === 'missing') return
    setKept(outcome.owner)
    setTyped(outcome.owner)
    if (outcome.kind === 'conflict') {
      showToast({ type: 'error', title: t('conflict'), timeout: REFUSED_MS })
      return
    }
    offer(t('kept'), {
      undo: async () => {
        const back = await storeVenueOwner({ data: { id: venueId, from: to, to: from } })
        return { isUndone: back.kind === 'saved' }
      },
    })
  })
  const leave = () => {
    const to = { name: typed.name.trim(), email: typed.email.trim(), phone: typed.phone.trim() }
    if (FIELDS.some(([name]) => to[name] !== kept[name])) void keep(kept, to)
  }
  return (
    <>
      <div className="grid-4">
        {FIELDS.map(([name, type, maxLength]) => (
          <AdminField
            key={name}
            id={`owner-${name}`}
            type={type}
            label={t(name)}
            maxLength={maxLength}
            autoComplete="off"
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            onBlur={leave}
          />
        ))}
      </div>
      {origin.proposal !== null && (
        <p className="origin">
          <span className="muted">{t('proposal', { reference: origin.proposal })}</span>{' '}
          <a
            className="link"
            href={`${path('admin-requests')}?${new URLSearchParams({ ref: origin.proposal })}`}
          >
            {t('see')}
          </a>
        </p>
      )}
    </>
  )
}
