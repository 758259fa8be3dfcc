/** What the two mails about a quote request need to be written, whenever that is. */
import type { QuoteMailData, QuoteMailPayload } from '#/emails/quote-mail.ts'
import type { AskedVenue } from './enquiries.repository.server.ts'
import type { NewEnquiry } from './enquiry-row.server.ts'
import { fullName } from './full-name.ts'

/** The acknowledgement to the visitor and the notification to the agency. */
export function quoteMails(
  enquiry: NewEnquiry,
  reference: string,
  venues: readonly AskedVenue[],
): QuoteMailPayload[] {
  const { quote, language } = enquiry
  const data: QuoteMailData = {
    reference,
    language,
    receivedAt: enquiry.at,
    sourcePage: enquiry.sourcePage,
    company: quote.company,
    jobTitle: quote.jobTitle,
    fullName: fullName(quote.firstName, quote.lastName, language),
    email: quote.email,
    phone: enquiry.phone,
    startDate: quote.startDate,
    duration: quote.duration,
    surface: quote.surface,
    guestCount: quote.guestCount,
    budget: quote.budget,
    message: quote.message,
    venues: venues.map(({ slug, name }) => ({ slug, name })),
    unknownVenues: quote.venue.filter((slug) => !venues.some((venue) => venue.slug === slug)),
  }
  return [
    { template: 'quote-acknowledgement', data },
    { template: 'quote-notification', data },
  ]
}
