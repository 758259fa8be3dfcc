import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import { FetchState } from '#/ui/admin/records/fetch-state.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import {
  DEPOSIT_PAYEES,
  isSameOwner,
  LETS_AS,
  VAT_STATUSES,
  type VenueOrigin,
  type VenueOwner,
  venueOwner,
} from '../../model/venue-owner.ts'
import { fetchVenueOrigin, storeVenueOwner } from '../../venue-editor.functions.ts'
import { useVenueEditor } from './venue-editor.ts'

const FIELDS = [
  ['name', 'text', 120],
  ['email', 'email', 254],
  ['phone', 'tel', 40],
  ['mandateNumber', 'text', 60],
  ['mandateDay', 'date', 10],
] as const

const CHOICES = [
  ['language', ADMIN_LANGUAGES],
  ['letsAs', LETS_AS],
  ['vatStatus', VAT_STATUSES],
  ['depositPayee', DEPOSIT_PAYEES],
] as const

/** Who lets the venue, and the proposal that it comes from. Never public, and in no version of the venue. */
export function OwnerSection() {
  const t = useTranslations('admin.venueDesk')
  const { venue, undone } = useVenueEditor()
  const query = useQuery({
    // An undo may have brought another contact back.
    queryKey: ['venues', 'origin', venue.id, undone],
    queryFn: () => fetchVenueOrigin({ data: { id: venue.id } }),
    placeholderData: keepPreviousData,
  })
  const origin = query.data
  return (
    <section className="section" id="owner" aria-labelledby="owner-title">
      <header>
        <h2 id="owner-title">{t('section.owner')}</h2>
        <span className="muted">{t('owner.lead')}</span>
      </header>
      <FetchState
        query={query}
        words={{ loading: t('owner.loading'), failed: t('owner.failed'), retry: t('owner.retry') }}
      />
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
  const [wrong, setWrong] = useState<string>()
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
  const leave = (next = typed) => {
    const read = venueOwner.safeParse({ ...next, commission: next.commission.trim().replace(',', '.') })
    setWrong(read.success ? undefined : String(read.error.issues[0]?.path[0]))
    if (read.success && !isSameOwner(read.data, kept)) void keep(kept, read.data)
  }
  const choose = (name: (typeof CHOICES)[number][0], value: string) => {
    const next = { ...typed, [name]: value } as VenueOwner
    setTyped(next)
    leave(next)
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
            onBlur={() => leave()}
          />
        ))}
        <AdminField
          id="owner-commission"
          label={t('commission')}
          inputMode="decimal"
          maxLength={6}
          autoComplete="off"
          value={typed.commission}
          error={wrong === 'commission' ? t('commissionWrong') : undefined}
          onChange={(event) => setTyped({ ...typed, commission: event.target.value })}
          onBlur={() => leave()}
        />
        {CHOICES.map(([name, choices]) => (
          <AdminSelect
            key={name}
            id={`owner-${name}`}
            label={t(name)}
            value={typed[name]}
            onChange={(event) => choose(name, event.target.value)}
          >
            <option value="">{t('unknown')}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`choices.${choice}`)}
              </option>
            ))}
          </AdminSelect>
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
