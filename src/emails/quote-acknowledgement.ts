/** The mail that tells a visitor that their quote request has arrived, with a copy of it, in their language. */
import { formatPhone } from '#/i18n/format-phone.ts'
import { localize } from '#/i18n/localize.ts'
import { AGENCY } from '#/settings.ts'
import { fillIn, MAIL_COPY } from './copy.ts'
import type { QuoteVenueMailData } from './enquiry-mail.ts'
import type { MailDocument } from './mail-document.ts'
import { contactFacts, projectFacts } from './quote-facts.ts'

/** Writes the mail to the visitor. */
export function quoteAcknowledgement(data: QuoteVenueMailData, siteUrl: string): MailDocument {
  const { language, reference } = data
  const copy = MAIL_COPY[language]
  const intro = fillIn(copy.intro, { reference })
  const links = data.venues.map(({ slug, name }) => ({
    text: name,
    href: siteUrl + localize('venue', { slug }, language),
  }))
  return {
    language,
    subject: fillIn(copy.subject, { reference }),
    preview: intro,
    title: reference,
    pair: copy.pair,
    blocks: [
      {
        kind: 'paragraph',
        text: fillIn(copy.greeting, { name: data.fullName, company: data.company ?? '' }),
      },
      { kind: 'paragraph', text: intro },
      ...(links.length > 0
        ? [{ kind: 'heading', text: copy.venues } as const, { kind: 'links', links } as const]
        : []),
      { kind: 'heading', text: copy.request },
      { kind: 'facts', facts: [...contactFacts(data, language), ...projectFacts(data, language)] },
      { kind: 'paragraph', text: fillIn(copy.questions, { phone: formatPhone(AGENCY.phone, language) }) },
      { kind: 'paragraph', text: `${copy.closing}\n${fillIn(copy.signature, { agency: AGENCY.name })}` },
      { kind: 'note', text: copy.privacy },
    ],
  }
}
