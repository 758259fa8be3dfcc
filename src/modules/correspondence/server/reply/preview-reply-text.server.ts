/** A template or a signature as a mail, with invented data: written by what writes the real ones. */

import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import type { Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import type { MailDocument } from '#/mail/mail-document.ts'
import { formatDuration } from '#/modules/enquiries/model/format-duration.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { replyMail } from '../../mail/reply-mail.ts'
import { fillReply } from '../../model/fill-reply.ts'
import { withTyped } from '../../model/format-fields.ts'
import { fieldFacts, REPLY_FIELD_NAMES, type ReplyValues, VENUE_PRICES } from '../../model/reply-fields.ts'
import { type ReplyTextInput, tidyReplyText } from '../../model/reply-text.schema.ts'
import { type ReplyVenue, venueValues } from '../../model/reply-venues.ts'
import type { ReplyTemplateId } from '../../model/template-ids.ts'
import { replyBlocks } from './reply-blocks.ts'
import { readVenues } from './reply-kit.server.ts'
import { readReplyTexts } from './reply-texts.repository.server.ts'
import { SAMPLE_PEOPLE } from './sample-person.ts'

const REFERENCE = 'Q-27-0042'
const DURATION = '4 jours'
/** How many venues the invented answer shows. */
const SHOWN_VENUES = 2

/** Shown while none is published. */
const NO_VENUE: ReplyVenue = {
  slug: 'galerie',
  name: 'Galerie Passage',
  neighborhood: 'le-marais',
  surfaceM2: 160,
  priceFromDayCents: 240_000,
  minimumDays: 1,
  photo: null,
  stay: null,
}

/** The venue that a refusal names in the preview. */
const SAMPLE_REFUSED = 'Galerie Passage'

/** What a venue without days costs in the preview. */
const SAMPLE_CENTS = 960_000

/** What the fields of each kind hold. */
const TYPED = { date: '2027-03-02', time: '14:00', price: '9600', text: '12, rue de Turenne, 75003 Paris' }

/**
 * Preview a text that need not be saved, or even right: what is no field stays as it was typed.
 * @param agent who signs
 */
export async function previewReplyText(
  database: Database,
  { language, id, ...given }: ReplyTextInput,
  { agent, siteUrl }: { readonly agent: string; readonly siteUrl: string },
): Promise<MailDocument> {
  const read = await readReplyTexts(database.db, [language])
  const typed = tidyReplyText(given)
  const signature = id === 'signature' ? typed.body : read(language, 'signature').text.body
  const text = id === 'signature' ? read(language, 'followUp').text : typed
  const published = (await readVenues(database.db, DURATION)).slice(0, SHOWN_VENUES)
  const venues = published.length > 0 ? published : [NO_VENUE]
  const template = id === 'signature' || id === 'quote' ? 'followUp' : id
  const filled = fillReply(text, { ...sampleValues(language, template, venues, agent), signature })
  const prices = venues.map(({ name, stay }) => ({ name, netCents: stay?.cents ?? SAMPLE_CENTS, stay }))
  const blocks = replyBlocks(filled, { venues, prices, alts: new Map() }, language)
  const to = { name: SAMPLE_PEOPLE[language].name, address: '' }
  const { subject } = filled
  return replyMail(
    { template: 'reply', data: { reference: REFERENCE, language, to, cc: [], subject, blocks } },
    siteUrl,
  )
}

/** A value for every field but the signature. */
function sampleValues(
  language: Language,
  template: ReplyTemplateId,
  venues: readonly ReplyVenue[],
  agent: string,
): ReplyValues {
  const { name, company, answer } = SAMPLE_PEOPLE[language]
  const typed = Object.fromEntries(
    REPLY_FIELD_NAMES.flatMap((field) => {
      const { input } = fieldFacts(field)
      return input === undefined ? [] : [[field, input === 'long' ? answer : TYPED[input]]]
    }),
  )
  return {
    ...withTyped({}, typed, language),
    ...venueValues(venues, [SAMPLE_REFUSED], template, language),
    [VENUE_PRICES]: String(venues.length),
    name,
    company,
    reference: REFERENCE,
    startDate: formatDate(TYPED.date, language),
    duration: formatDuration(DURATION, language),
    guests: '40',
    phone: formatPhone(AGENCY.phone, language),
    agent,
    agency: AGENCY.name,
  }
}
