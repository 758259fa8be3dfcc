/** The mail that tells the agency of a new quote request, in French, with everything that was given. */
import { formatDate } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { fillIn, MAIL_COPY, STAFF_COPY } from './copy.ts'
import type { QuoteVenueMailData } from './enquiry-mail.ts'
import type { Block, MailDocument } from './mail-document.ts'
import { contactFacts, projectFacts } from './quote-facts.ts'

/** The language that the agency reads. */
const STAFF = 'fr'

const timeInParis = new Intl.DateTimeFormat(LANGUAGES[STAFF].intl, {
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})
const languageNames = new Intl.DisplayNames(LANGUAGES[STAFF].intl, { type: 'language' })

/** Writes the mail to the agency. */
export function quoteNotification(data: QuoteVenueMailData, siteUrl: string): MailDocument {
  const { reference, company = data.fullName } = data
  const project = projectFacts(data, STAFF)
  const received = fillIn(STAFF_COPY.received, {
    date: formatDate(data.receivedAt, STAFF),
    time: timeInParis.format(new Date(data.receivedAt)),
    language: languageNames.of(LANGUAGES[data.language].tag) ?? data.language,
    page: data.sourcePage,
  })
  const inbox = `${siteUrl}${localize('admin-requests', {}, 'en')}?ref=${encodeURIComponent(reference)}`
  return {
    language: STAFF,
    subject: fillIn(STAFF_COPY.subject, { reference, company }),
    preview: [company, ...data.venues.map((venue) => venue.name)].join(', '),
    title: fillIn(STAFF_COPY.title, { reference }),
    pair: MAIL_COPY[STAFF].pair,
    blocks: [
      { kind: 'paragraph', text: received },
      { kind: 'links', links: [{ text: STAFF_COPY.open, href: inbox }] },
      { kind: 'heading', text: STAFF_COPY.contact },
      { kind: 'facts', facts: contactFacts(data, STAFF) },
      ...venueBlocks(data, siteUrl),
      ...(project.length > 0
        ? [{ kind: 'heading', text: STAFF_COPY.project } as const, { kind: 'facts', facts: project } as const]
        : []),
      { kind: 'note', text: fillIn(STAFF_COPY.reply, { name: data.fullName }) },
    ],
  }
}

function venueBlocks({ venues, unknownVenues }: QuoteVenueMailData, siteUrl: string): Block[] {
  const links = venues.map(({ slug, name }) => ({
    text: name,
    href: siteUrl + localize('venue', { slug }, STAFF),
  }))
  const unknown = { label: STAFF_COPY.unknownVenues, value: unknownVenues.join(', ') }
  return [
    { kind: 'heading', text: STAFF_COPY.venues },
    links.length > 0 ? { kind: 'links', links } : { kind: 'paragraph', text: STAFF_COPY.noVenue },
    ...(unknownVenues.length > 0 ? [{ kind: 'facts', facts: [unknown] } as const] : []),
  ]
}
