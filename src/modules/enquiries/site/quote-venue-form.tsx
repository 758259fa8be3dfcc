import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { readDraft } from '#/forms/form-draft.ts'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { exactGuests } from '#/modules/venues/model/guest-ranges.ts'
import {
  type FormFields,
  QUOTE_VENUE_FORM,
  type QuoteField,
  VISIT_FORM,
  type VisitField,
} from '../model/form-fields.ts'
import { inFormOrder } from '../model/name-order.ts'
import { type QuotePrefill, quoteSearch } from '../model/quote-prefill.ts'
import { ChosenMore } from './chosen-more.tsx'
import { type ChosenVenue, takeRememberedVenues } from './chosen-venue.ts'
import { ChosenVenues } from './chosen-venues.tsx'
import { QuoteForm } from './quote-form.tsx'
import { quoteHeading } from './quote-heading.ts'
import { Rejection } from './rejection.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { useErrorText } from './use-field.ts'
import { useFieldLabels } from './use-table-text.ts'
import { VisitForm } from './visit-form.tsx'

/** A user who left the form to add another venue finds the earlier ones in it again, before the new one. */
function useAddedVenues(prefill: QuotePrefill): void {
  const path = usePagePath()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    const remembered = takeRememberedVenues()
    if (prefill.venues.length === 0 || remembered.every((slug) => prefill.venues.includes(slug))) return
    const search = quoteSearch(prefill, [...new Set([...remembered, ...prefill.venues])])
    location.replace(path('contact-venue', {}, search))
  }, [])
}

interface QuoteVenueFormProps {
  readonly prefill: QuotePrefill
  /** The venues of the enquiry that exist, as the page was opened. */
  readonly venues: readonly ChosenVenue[]
  /** The beginning of the message, in the visitor's language: what was looked for in the list. */
  readonly wishes: string
  /** Favourites of this browser; none while the server renders. */
  readonly favorites: readonly ChosenVenue[]
  /** The form as the server has sent it back. */
  readonly rejected: RejectedSubmission<QuoteField | VisitField | 'venue'> | null
  /** Within how many hours this page promises an answer. */
  readonly answerHours: number
  /** Title of the page where not exactly one venue is chosen. */
  readonly heading: string
}

/** The quote enquiry, or the request for a visit, with the chosen venues beside it; their list changes in the browser, and in the address with it. */
export function QuoteVenueForm({
  prefill,
  wishes,
  venues: opened,
  favorites,
  rejected: rejectedPage,
  answerHours,
  heading,
}: QuoteVenueFormProps) {
  const t = useTranslations('enquiryForm')
  const venue = useTranslations('venue')
  const language = useLanguage()
  const errorText = useErrorText()
  const path = usePagePath()
  const [venues, setVenues] = useState(opened)
  useAddedVenues(prefill)

  // The quote card of a venue asks for a bare number of days.
  const days = /^\d{1,3}$/.test(prefill.duration) ? Number(prefill.duration) : undefined
  // What a visitor may go on typing has plain spaces; messages hold a figure to its word.
  const given = days === undefined ? prefill.duration : venue('days', { n: days }).replaceAll('\u00a0', ' ')
  const values = rejectedPage?.values ?? {
    startDate: prefill.startDate,
    duration: given,
    guestCount: prefill.guestCount,
    message: wishes,
  }
  const [duration, setDuration] = useState(values.duration ?? '')
  const form = prefill.isVisit ? VISIT_FORM : QUOTE_VENUE_FORM
  const state = useEnquiryForm<QuoteField | VisitField, 'venue'>({
    form,
    rejected: rejectedPage,
    venues: venues.map(({ slug, name, photos: [photo] }) => ({ slug, name, photo })),
    onRestored: (element) => {
      setDuration(durationOf(element))
      restoreMessage(element, form, wishes)
    },
  })
  const labelOf = useFieldLabels(form.kind)
  const errors = inFormOrder(state.rejected?.errors ?? [], language)
  const venueError = errors.find(({ field }) => field === 'venue')
  const asked = rejectedPage?.lists.venue ?? prefill.venues
  const without = asked.filter((slug) => !opened.some((known) => known.slug === slug))
  // While the catalogue is unavailable, a venue may still exist: it stays in the enquiry.
  const unread = rejectedPage?.kind === 'failed' ? without : []

  const Form = prefill.isVisit ? VisitForm : QuoteForm
  const searchOf = (slugs: readonly string[]) => quoteSearch(prefill, slugs)
  const choose = (chosen: readonly ChosenVenue[]) => {
    setVenues(chosen)
    // Of the page around this island; that of a visit names no venue.
    const title = document.getElementById('quote-title')
    if (title && !prefill.isVisit)
      title.textContent = quoteHeading(chosen, heading, (name) => t('quoteFor', { name }))
    history.replaceState(
      history.state,
      '',
      path('contact-venue', {}, searchOf(chosen.map(({ slug }) => slug))),
    )
  }

  return (
    <>
      <ChosenVenues
        venues={venues}
        gone={unread.length > 0 ? [] : without}
        searchOf={searchOf}
        onChoose={choose}
        duration={duration}
        error={venueError && errorText(venueError)}
      />
      <div className="form-place">
        <Rejection
          state={state}
          errors={errors}
          nameOf={(error) => (error.field === 'venue' ? errorText(error) : labelOf(error.field))}
        />
        <Form
          state={state}
          typed={{ values, errors, guests: exactGuests(prefill.brief.guests) }}
          labelOf={labelOf}
          venues={venues}
          unread={unread}
          duration={duration}
          answerHours={answerHours}
          onInput={() => setDuration(durationOf(state.element.current))}
        />
      </div>
      <ChosenMore
        venues={venues}
        favorites={favorites}
        searchOf={searchOf}
        onChoose={choose}
        duration={duration}
        isPriced={!prefill.isVisit}
      />
    </>
  )
}

/** What was typed before is above what is wished for now. */
function restoreMessage(element: HTMLFormElement, form: FormFields, wishes: string): void {
  const control = element.elements.namedItem('message')
  const typed = readDraft(form.kind)?.values.message ?? ''
  if (!(control instanceof HTMLTextAreaElement) || wishes === '' || typed.trim() === '') return
  const both = `${typed.trimEnd()}\n\n${wishes}`
  control.value = typed.includes(wishes) || both.length > (form.limits.message ?? 0) ? typed : both
}

function durationOf(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem('duration')
  return control instanceof HTMLInputElement ? control.value : ''
}
