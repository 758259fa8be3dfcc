import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { PageLink } from '#/i18n/link.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { ErrorSummary } from '#/ui/error-summary.tsx'
import { inFormOrder } from '../intake/name-order.ts'
import type { RefusedForm } from '../intake/refused-form.ts'
import { type QuotePrefill, quoteSearch } from '../quote-venue/quote-prefill.ts'
import type { QuoteField } from '../quote-venue/quote-venue-fields.ts'
import type { ChosenVenue } from './chosen-venue.ts'
import { ChosenVenues } from './chosen-venues.tsx'
import { QuoteForm } from './quote-form.tsx'
import { useAddedVenues } from './use-added-venues.ts'
import { useErrorText } from './use-field.ts'

interface QuotePageProps {
  readonly heading: string
  readonly lead: string
  readonly prefill: QuotePrefill
  /** The venues of the request that exist. */
  readonly venues: readonly ChosenVenue[]
  /** The form as the server has sent it back. */
  readonly refused: RefusedForm<QuoteField | 'venue'> | null
}

/** The page of the quote request, with the chosen venues beside the form. */
export function QuotePage({ heading, lead, prefill, venues, refused }: QuotePageProps) {
  const t = useTranslations('quote')
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  const venue = useTranslations('venue')
  const errorText = useErrorText()
  const asked = refused?.lists.venue ?? prefill.venues
  const errors = refused?.errors ?? []
  const venueError = errors.find(({ field }) => field === 'venue')
  useAddedVenues(prefill)

  // The quote card of a venue asks for a bare number of days.
  const days = /^\d{1,3}$/.test(prefill.duration) ? Number(prefill.duration) : undefined
  const duration = days === undefined ? prefill.duration : venue('days', { n: days })
  const values = refused?.values ?? { ...prefill, duration }

  return (
    <main id="main">
      <div className="wrap page-head">
        <Breadcrumb label={common('breadcrumb')} current={t('crumb')}>
          <PageLink page="home">{nav('home')}</PageLink>
          <PageLink page="venues">{nav('venues')}</PageLink>
        </Breadcrumb>
        <h1>{heading}</h1>
        <p className="lead plain-lead">{lead}</p>
      </div>
      <div className="wrap grid form-page">
        {refused && <Refusal refused={refused} />}
        <ChosenVenues
          venues={venues}
          gone={asked.filter((slug) => !venues.some((known) => known.slug === slug))}
          searchWithout={(slug) =>
            quoteSearch(
              prefill,
              venues.map((v) => v.slug).filter((s) => s !== slug),
            )
          }
          error={venueError && errorText(venueError)}
        />
        <QuoteForm
          state={{ values, errors }}
          venues={venues}
          refused={refused !== null}
          submissionKey={refused?.submissionKey ?? ''}
        />
      </div>
    </main>
  )
}

function Refusal({ refused }: { refused: RefusedForm<QuoteField | 'venue'> }) {
  const t = useTranslations('quote')
  const form = useTranslations('form')
  const errorText = useErrorText()
  const language = useLanguage()
  if (refused.kind === 'failed') {
    return <ErrorSummary title={t('failed')} text={t('failedText')} errors={[]} />
  }
  const errors = inFormOrder(refused.errors, language).map((error) => ({
    field: error.field,
    text:
      error.field === 'venue' ? errorText(error) : t(error.field === 'guestCount' ? 'guests' : error.field),
  }))
  return <ErrorSummary title={form('summary', { n: errors.length })} errors={errors} />
}
