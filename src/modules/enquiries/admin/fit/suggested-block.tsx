import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { asksForVenues } from '../../model/fact-fields.ts'
import type { SuggestedVenue } from '../../model/suggested-venue.ts'
import { fetchSuggestedVenues } from '../../venue-suggestions.functions.ts'
import { ReasonList } from './reason-list.tsx'
import { VenueFigures } from './venue-figures.tsx'
import { VenuePhoto } from './venue-photo.tsx'

const OPEN = ['new', 'in-progress', 'quoted']

/** Venues that fit an open request for a quote and were not asked for. */
export function SuggestedBlock({ view }: { view: EnquiryView }) {
  if (!asksForVenues(view.kind) || view.erasedAt !== null || !OPEN.includes(view.status)) return null
  return <Suggestions reference={view.reference} version={view.version} />
}

function Suggestions({ reference, version }: { reference: string; version: number }) {
  const t = useTranslations('admin.suggested')
  const {
    data: found,
    isPending,
    isError,
    refetch,
  } = useQuery({
    // Another version may want something else.
    queryKey: ['enquiries', 'suggested', reference, version],
    queryFn: () => fetchSuggestedVenues({ data: { reference } }),
    placeholderData: keepPreviousData,
  })
  return (
    <section className="block suggested" aria-label={t('title')}>
      <h3>
        {t('title')} <span className="muted">{t('by')}</span>
      </h3>
      {isPending && <SkeletonRows count={3} label={t('loading')} />}
      {isError && (
        <p className="soft" role="alert">
          {t('failed')}{' '}
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      )}
      {found?.length === 0 && <p className="muted">{t('none')}</p>}
      {found && found.length > 0 && (
        <ul className="suggestions">
          {found.map((venue) => (
            <Suggestion key={venue.slug} venue={venue} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Suggestion({ venue }: { venue: SuggestedVenue }) {
  const language = useScreenLanguage()
  const { slug, name, reasons, capacity, layout } = venue
  return (
    <li className="fit">
      <VenuePhoto photo={venue.photo} />
      <div>
        <a className="strong" href={localize('venue', { slug }, language)} target="_blank" rel="noreferrer">
          {name}
        </a>
        <VenueFigures venue={venue} />
        <ReasonList reasons={reasons} capacity={capacity} layout={layout} />
      </div>
    </li>
  )
}
