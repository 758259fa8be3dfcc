/** Quotes of the demo, told through the functions of the product in the order in which they happen. */
import { randomUUID } from 'node:crypto'
import { laterDay } from '../../src/lib/iso-day.ts'
import { parisDay } from '../../src/lib/paris-time.ts'
import { DAY_MS, HOUR_MS } from '../../src/lib/time-spans.ts'
import { usualHoldEnd } from '../../src/modules/calendar/model/hold-until.ts'
import type { OwnerWord } from '../../src/modules/calendar/model/owner-ask.ts'
import { noteWord } from '../../src/modules/calendar/server/owner-word/answer-ask.server.ts'
import { askOwner } from '../../src/modules/calendar/server/record/ask-owner.server.ts'
import { demoMails } from '../../src/modules/enquiries/mail/demo-enquiries.fixture.ts'
import { addFollowUp } from '../../src/modules/follow-ups/server/change-follow-up.server.ts'
import {
  type QuoteDocument,
  quoteDocumentSchema,
} from '../../src/modules/quotes/model/quote-document.schema.ts'
import { acceptQuote } from '../../src/modules/quotes/server/acceptance/accept-quote.server.ts'
import { sendCode, tryCode } from '../../src/modules/quotes/server/acceptance/acceptance-code.server.ts'
import { declineQuote } from '../../src/modules/quotes/server/acceptance/answer-quote.server.ts'
import { voidQuote } from '../../src/modules/quotes/server/acceptance/void-quote.server.ts'
import { beginQuote } from '../../src/modules/quotes/server/begin-quote.server.ts'
import type { AnnexVenue } from '../../src/modules/quotes/server/document/annex-page.ts'
import { composeQuote } from '../../src/modules/quotes/server/document/compose-quote.ts'
import { saveDraft, startVersion } from '../../src/modules/quotes/server/draft.server.ts'
import { notePayment } from '../../src/modules/quotes/server/payments/note-payment.server.ts'
import { promiseQuote } from '../../src/modules/quotes/server/promise-quote.server.ts'
import { versionsOf } from '../../src/modules/quotes/server/quote-record.server.ts'
import type { QuoteToDraw } from '../../src/modules/quotes/server/quote-to-draw.server.ts'
import { reckonQuote } from '../../src/modules/quotes/server/reckon-quote.server.ts'
import type { SendingParts } from '../../src/modules/quotes/server/send-quote.server.ts'
import { sendQuoteNow } from '../../src/modules/quotes/server/sending/quote-sending.server.ts'
import { withdrawQuote } from '../../src/modules/quotes/server/withdraw-quote.server.ts'
import { readLegalMentions } from '../../src/modules/staff/server/agency-settings.repository.server.ts'
import { readVenueDetail } from '../../src/modules/venues/server/venue-detail.repository.server.ts'
import type { StaffActor } from '../../src/platform/audit-log/audit.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { openToken } from '../../src/platform/outbox/sealed-token.ts'
import { drawPdf } from '../../src/platform/pdf/draw-pdf.ts'
import { daysOf, fillDays, fillOwners } from './demo-days.ts'
import { demoEnquiry, sendDemoMails, storeDemoEnquiries } from './demo-enquiry.ts'
import { DEMO_VENUES, QUOTE_STORIES, type QuoteStory } from './quote-stories.ts'

/** What filling needs besides the database. */
export interface DemoParts {
  readonly by: StaffActor
  readonly now: Date
  /** `AUTH_SECRET`. */
  readonly secret: string
  /** In place of the storage and the PDF of this site. */
  readonly sending?: Partial<Pick<SendingParts, 'storage' | 'draw'>> | undefined
}

/** Fill days and quotes of a demo that has its venues. */
export async function fillDemoQuotes(database: Database, parts: DemoParts): Promise<void> {
  const { by, now } = parts
  const rows = await database.db
    .selectFrom('venue')
    .select(['id', 'slug'])
    .where('slug', 'in', DEMO_VENUES)
    .orderBy('slug')
    .execute()
  const venues = new Map(rows.map(({ id, slug }) => [slug, id]))
  await fillOwners(database, venues, by)
  await fillDays(database, venues, by, now)
  const steps = QUOTE_STORIES.flatMap((story) => stepsOf(story, venues, { ...parts, database }))
  // As they happened: numbers and the chain of evidence follow the days.
  for (const { at, run } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await run(at)
  await sendDemoMails(database, new Date(now.getTime() - DAY_MS))
}

interface Told extends DemoParts {
  readonly database: Database
}

interface Step {
  readonly at: Date
  readonly run: (at: Date) => Promise<void>
}

function stepsOf(story: QuoteStory, venues: ReadonlyMap<string, string>, told: Told): Step[] {
  const { end, sentAgo, endedAgo = sentAgo, word } = story
  const ago = (days: number, hours: number) => new Date(told.now.getTime() - days * DAY_MS - hours * HOUR_MS)
  const venueId = venues.get(story.venues[0] ?? '') ?? ''
  const [enquiryId, askId] = [randomUUID(), randomUUID()]
  let [quoteId, token] = ['', '']
  const sent = { story, told, enquiryId }
  const steps: Step[] = [
    { at: ago(sentAgo, 9), run: (at) => request(sent, at) },
    {
      at: ago(sentAgo, 5),
      run: async (at) => {
        quoteId = await begin(sent, at)
      },
    },
  ]
  const add = (at: Date, run: Step['run']) => void steps.push({ at, run })
  const send = async (at: Date) => {
    token = await sendDraft(sent, quoteId, at)
  }
  if (word !== undefined) add(ago(sentAgo, 6), (at) => ask(sent, { askId, venueId, word }, at))
  if (end !== 'draft') add(ago(sentAgo, 4), send)
  if (end === 'booked' || end === 'waiting' || end === 'voided')
    add(ago(endedAgo, 1), (at) => accept(sent, token, at))
  if (end === 'declined')
    add(ago(endedAgo, 1), async (at) => {
      expectKind(
        await declineQuote(told.database, { token, n: 1, reason: 'Zu weit von der Messe' }, at),
        'done',
      )
    })
  if (end === 'withdrawn')
    add(ago(endedAgo, 1), async (at) => {
      const { version } = await versionOf(told, quoteId)
      const reason = 'La maison ne peut pas confirmer ces jours.'
      await withdrawQuote(told.database, { quoteId, version, reason }, { by: told.by, at })
    })
  if (story.isPaid) add(ago(endedAgo - 6, 1), (at) => noteDeposit(told, quoteId, at))
  if (end === 'sent') add(ago(0, 1), (at) => planCall(sent, at))
  if (end === 'voided')
    add(ago(endedAgo - 1, 1), async (at) => {
      const { version } = await versionOf(told, quoteId)
      const reason = 'Signé par erreur pour la mauvaise saison.'
      await voidQuote(told.database, { quoteId, version, reason }, { by: told.by, at })
    })
  if (end === 'replaced') {
    add(ago(0, 4), async (at) => {
      await startVersion(told.database, quoteId, { by: told.by, at })
      await write(sent, quoteId, at, [{ kind: 'discount', id: randomUUID(), choice: null, off: { bp: 500 } }])
    })
    add(ago(0, 3), send)
  }
  return steps
}

interface OneStory {
  readonly story: QuoteStory
  readonly told: Told
  readonly enquiryId: string
}

const emailOf = ({ language, end }: QuoteStory) => `${end}.${language}@example.com`

async function request({ story, told: { database, now }, enquiryId }: OneStory, at: Date): Promise<void> {
  const { language, name, company, venues } = story
  const form = demoMails(language, []).find(({ payload }) => payload.template === 'quote-notification')
  if (form === undefined) throw new Error(`no demo form in ${language}`)
  const { firstDay } = daysOf(story, now)
  const data = {
    ...form.payload.data,
    fullName: name,
    company,
    startDate: firstDay,
    receivedAt: at.toISOString(),
  }
  const enquiry = await demoEnquiry(database, data, {
    ...{ email: emailOf(story), slugs: venues, key: `demo quote ${story.end} ${language} ${name}` },
  })
  await storeDemoEnquiries(database, [{ ...enquiry, id: enquiryId, at: at.toISOString() }])
}

async function ask(
  { story, told, enquiryId }: OneStory,
  { askId, venueId, word }: { askId: string; venueId: string; word: NonNullable<QuoteStory['word']> },
  at: Date,
): Promise<void> {
  const until = new Date(told.now.getTime() + 10 * DAY_MS).toISOString()
  const about = { ...daysOf(story, told.now), event: story.title, guests: 120, setUp: '', client: null }
  const origin = { kind: 'enquiry', id: enquiryId }
  const parts = { by: told.by, now: at, secret: told.secret }
  const asked = await askOwner(
    told.database,
    { id: askId, venueId, ...about, until, remind: false, origin },
    parts,
  )
  if (asked.kind !== 'asked') throw new Error(`the owner was not asked: ${asked.kind}`)
  const words: Record<typeof word, OwnerWord> = {
    yes: { answer: 'yes', until, note: '' },
    'yes-but': { answer: 'yes-but', note: 'Oui, mais sans musique après 22 heures.' },
    no: { answer: 'no', freeFrom: null, note: 'La maison est déjà promise.' },
  }
  const noted = {
    channel: 'phone',
    about: { id: askId, version: asked.ask.version },
    word: words[word],
  } as const
  expectKind((await noteWord(told.database, noted, told.by, at)).kind, 'answered')
}

async function begin(one: OneStory, at: Date): Promise<string> {
  const { told, enquiryId } = one
  const begun = await beginQuote(told.database, enquiryId, { by: told.by, at })
  if (begun.kind !== 'begun') throw new Error(begun.kind)
  await write(one, begun.quoteId, at)
  return begun.quoteId
}

async function write(
  { story, told }: OneStory,
  quoteId: string,
  at: Date,
  more: readonly object[] = [],
): Promise<void> {
  const { version, document } = await versionOf(told, quoteId)
  const { title, company, name, country, language, service, end } = story
  const [label, labelFr] = service
  const days = daysOf(story, told.now)
  const holdUntil = story.isHeld ? usualHoldEnd(told.now) : ''
  const hires = document.lines.flatMap((line) =>
    line.kind === 'hire' ? [{ ...line, ...days, holdUntil }] : [],
  )
  const work = { kind: 'service', id: randomUUID(), choice: null, label, labelFr, unitCents: 85_000 }
  const written = quoteDocumentSchema.parse({
    ...{ ...document, title, lines: [...hires, { ...work, vatBp: 2000, vatReason: null }, ...more] },
    client: { ...document.client, kind: 'business', name, company, country, email: emailOf(story) },
    ...(end === 'expired' ? { validUntil: laterDay(parisDay(at), 10) } : {}),
    language,
  })
  const saved = await saveDraft(told.database, { quoteId, version, document: written }, { by: told.by, at })
  expectKind(saved.kind, 'changed')
}

async function sendDraft({ told }: OneStory, quoteId: string, at: Date): Promise<string> {
  const { database, by, secret, sending } = told
  const { version, document } = await versionOf(told, quoteId)
  const { totals } = await reckonQuote(database.db, document, parisDay(at))
  const wanted = { quoteId, version, grossCents: totals.map(({ grossCents }) => grossCents) }
  let token = ''
  const outcome = await sendQuoteNow(
    database,
    wanted,
    { by, at },
    {
      secret,
      draw: (quote) => drawHere(database, quote, { senderName: by.name, at }),
      promise: async (db, sent) => {
        token = sent.token
        await promiseQuote(db, sent, secret)
      },
      ...sending,
    },
  )
  if (outcome.kind !== 'sent') throw new Error(`not sent: ${JSON.stringify(outcome)}`)
  return token
}

/**
 * Draw a PDF in this process, which reads fonts once for all of them, and without photographs: a second for each takes too
 * long.
 */
async function drawHere(
  database: Database,
  quote: QuoteToDraw,
  { senderName, at }: { readonly senderName: string; readonly at: Date },
): Promise<Buffer> {
  const venues: AnnexVenue[] = []
  for (const { id, slug } of quote.reckoned.venues) {
    const detail = await readVenueDetail(database, slug, quote.document.language)
    if (detail !== undefined) venues.push({ id, detail, pictures: [] })
  }
  const mentions = await readLegalMentions(database)
  return drawPdf(await composeQuote({ quote, senderName, issuedAt: at, mentions, venues }))
}

async function accept({ story, told }: OneStory, token: string, at: Date): Promise<void> {
  const { database, secret } = told
  const { name, company, language } = story
  const signer = { choice: null, name, role: 'CEO', company, language, email: emailOf(story) }
  const statement = ({ number, n }: { number: string; n: number }) => `✓ ${number}, ${n}`
  const sent = await sendCode(database, { token, n: 1, signer, statement }, { now: at, secret })
  if (sent.kind !== 'sent') throw new Error(`no code: ${sent.kind}`)
  const code = await mailedCode(told, signer.email, at)
  const { codeId } = sent
  expectKind((await tryCode(database, { token, codeId, code }, { now: at, secret })).kind, 'passed')
  const confirmation = { token, codeId, ip: null, userAgent: 'demo' }
  expectKind((await acceptQuote(database, confirmation, { now: at, secret })).kind, 'accepted')
}

async function noteDeposit({ database, by }: Told, quoteId: string, at: Date): Promise<void> {
  const { id, version, cents } = await database.db
    .selectFrom('payment')
    .select(['id', 'version', 'cents'])
    .where('quote_id', '=', quoteId)
    .where('kind', '=', 'deposit')
    .executeTakeFirstOrThrow()
  const noted = { id, version, paidDay: parisDay(at), paidCents: cents, note: 'Virement' }
  expectKind((await notePayment(database, noted, { by, at })).kind, 'saved')
}

async function planCall({ told: { database, by }, enquiryId }: OneStory, at: Date): Promise<void> {
  const call = { day: parisDay(at), note: 'Rappeler pour le choix du lieu.', assignee: by.id }
  const answer = await addFollowUp(database, { id: randomUUID(), enquiryId, ...call }, { by, at })
  expectKind(answer.kind, 'done')
}

async function mailedCode({ database, secret }: Told, email: string, at: Date): Promise<string> {
  const mails = await database.db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('created_at', '=', at.toISOString())
    .execute()
  for (const { id, payload } of mails) {
    const { template, data } = openToken(payload, at, { secret, mail: id }) as {
      template: string
      data: { email: string; token: string }
    }
    if (template === 'acceptance-code' && data.email === email) return data.token
  }
  throw new Error('no code was mailed')
}

/** The quote and what its newest version says. */
async function versionOf(
  { database }: Told,
  quoteId: string,
): Promise<{ readonly version: number; readonly document: QuoteDocument }> {
  const { version } = await database.db
    .selectFrom('quote')
    .select('version')
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow()
  const [latest] = await versionsOf(database.db, quoteId)
  return { version, document: quoteDocumentSchema.parse(latest?.document) }
}

function expectKind(kind: string, wanted: string): void {
  if (kind !== wanted) throw new Error(`the demo came to ${kind} instead of ${wanted}`)
}
