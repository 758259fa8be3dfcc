import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink, usePagePath } from '#/i18n/react/link.tsx'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { QUOTE_VENUE_FORM, type QuoteField } from '../model/form-fields.ts'
import { inFormOrder } from '../model/name-order.ts'
import { type QuotePrefill, quoteSearch } from '../model/quote-prefill.ts'
import { type ChosenVenue, takeRememberedVenues } from './chosen-venue.ts'
import { ChosenVenues } from './chosen-venues.tsx'
import type { OfferedVenue } from './favorite-choices.tsx'
import { QuoteForm } from './quote-form.tsx'
import { Rejection } from './rejection.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useErrorText } from './use-field.ts'
import { useFieldLabels } from './use-field-labels.ts'

/** A user who left the form to add another venue finds the earlier ones in it again, before the new one. */
function useAddedVenues(prefill: QuotePrefill): void {
  const navigate = useNavigate()
  const path = usePagePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    const remembered = takeRememberedVenues()
    if (prefill.venues.length === 0 || remembered.every((slug) => prefill.venues.includes(slug))) return
    const search = quoteSearch(prefill, [...new Set([...remembered, ...prefill.venues])])
    void navigate({ to: '.', href: path('contact-venue', {}, search), replace: true })
  }, [])
}

interface QuotePageProps {
  readonly heading: string
  readonly lead: string
  readonly prefill: QuotePrefill
  /** The venues of the enquiry that exist. */
  readonly venues: readonly ChosenVenue[]
  /** Favourites of this browser; none while the server renders. */
  readonly favorites: readonly OfferedVenue[]
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<QuoteField | 'venue'> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
}

/** The page of the quote enquiry, with the chosen venues beside the form. */
export function QuotePage({
  heading,
  lead,
  prefill,
  venues,
  favorites,
  rejected: rejectedPage,
  answerHours,
}: QuotePageProps) {
  const t = useTranslations('quote')
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  const venue = useTranslations('venue')
  const language = useLanguage()
  const errorText = useErrorText()
  useAddedVenues(prefill)

  // The quote card of a venue asks for a bare number of days.
  const days = /^\d{1,3}$/.test(prefill.duration) ? Number(prefill.duration) : undefined
  const given = days === undefined ? prefill.duration : venue('days', { n: days })
  const values = rejectedPage?.values ?? {
    startDate: prefill.startDate,
    duration: given,
    guestCount: prefill.guestCount,
  }
  const [duration, setDuration] = useState(values.duration ?? '')
  const state = useEnquiryForm<QuoteField, 'venue'>({
    form: QUOTE_VENUE_FORM,
    rejected: rejectedPage,
    venues: venues.map(({ slug, name }) => ({ slug, name })),
    onRestored: (element) => setDuration(durationOf(element)),
  })
  const labelOf = useFieldLabels()['quote-venue']
  const errors = inFormOrder(state.rejected?.errors ?? [], language)
  const venueError = errors.find(({ field }) => field === 'venue')
  const asked = rejectedPage?.lists.venue ?? prefill.venues
  const without = asked.filter((slug) => !venues.some((known) => known.slug === slug))
  // While the catalogue is unavailable, a venue may still exist: it stays in the enquiry.
  const unread = rejectedPage?.kind === 'failed' ? without : []

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
        <Rejection
          state={state}
          errors={errors}
          nameOf={(error) => (error.field === 'venue' ? errorText(error) : labelOf(error.field))}
        />
        <ChosenVenues
          venues={venues}
          gone={unread.length > 0 ? [] : without}
          favorites={favorites}
          searchOf={(slugs) => quoteSearch(prefill, slugs)}
          duration={duration}
          error={venueError && errorText(venueError)}
        />
        <QuoteForm
          state={state}
          typed={{ values, errors }}
          labelOf={labelOf}
          venues={venues}
          unread={unread}
          duration={duration}
          answerHours={answerHours}
          onInput={() => setDuration(durationOf(state.element.current))}
        />
      </div>
    </main>
  )
}

function durationOf(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem('duration')
  return control instanceof HTMLInputElement ? control.value : ''
}
