/** A quote as a PDF: in the language of its reader with French under it, and an annex for each venue (`quotes.md`, section 4). */
import { dotted } from '#/i18n/dotted.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { AGENCY } from '#/lib/settings.ts'
import type { LegalMentions } from '#/modules/staff/model/legal-mentions.schema.ts'
import type { PdfBlock, PdfCell, PdfDocument } from '#/platform/pdf/pdf-document.ts'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import type { Choice } from '../../model/quote-line.ts'
import { choicesOf, linesOf, type Total } from '../../model/totals.ts'
import type { QuoteToDraw } from '../quote-to-draw.server.ts'
import { type AnnexVenue, annexPage } from './annex-page.ts'
import { choiceSums } from './choice-sums.ts'
import { lineCells } from './line-cells.ts'
import { type Bilingual, bilingual, type QuoteWords, quoteWords } from './quote-words.ts'

/** Everything that stands on the paper. */
export interface QuotePaper {
  readonly quote: QuoteToDraw
  /** Who signs the letter. */
  readonly senderName: string
  readonly issuedAt: Date
  readonly mentions: LegalMentions
  readonly venues: readonly AnnexVenue[]
}

/** What the parts of the paper are written with. */
interface Pen {
  readonly own: QuoteWords
  readonly french: QuoteWords
  readonly both: Bilingual
}

/** Compose the document. */
export async function composeQuote(paper: QuotePaper): Promise<PdfDocument> {
  const { reference, document } = paper.quote
  const own = await quoteWords(document.language)
  const french = document.language === 'fr' ? own : await quoteWords('fr')
  const pen: Pen = { own, french, both: bilingual(own, french) }
  const head = headOf(paper, own)
  return {
    language: document.language,
    title: head[0] ?? '',
    author: AGENCY.name,
    head,
    foot: dotted([AGENCY.name, formatPhone(AGENCY.phone, document.language), AGENCY.email]),
    pageOf: dotted([reference, own.t('shared.page', { n: '{n}', total: '{total}' })]),
    sections: [letter(paper, pen), ...annex(paper, pen)],
  }
}

function headOf({ quote, issuedAt }: QuotePaper, words: QuoteWords): string[] {
  const { reference: number, n, isAmendment, document } = quote
  return [
    words.say(isAmendment ? 'amendment' : 'number', { number, n: String(n) }),
    words.say('place', { date: words.date(parisDay(issuedAt)) }),
    words.say('validUntil', { date: words.date(document.validUntil) }),
  ]
}

function letter(paper: QuotePaper, pen: Pen): PdfBlock[] {
  const { own, french, both } = pen
  const { document, reckoned } = paper.quote
  const { title, opening, closing, event, firmBy } = document
  const names = [...new Set(reckoned.venues.map(({ name }) => name))]
  const heading = title || own.list(names) || (headOf(paper, own)[0] ?? '')
  const about = [event.what, event.guests === null ? '' : own.t('shared.guests', { n: event.guests })]
  const choices = choicesOf(reckoned.lines)
  return [
    text(clientLines(document.client, own).join('\n')),
    {
      ...({ kind: 'heading', level: 1 } as const),
      text: own === french ? heading : { text: heading, under: dotted(headOf(paper, french)) },
    },
    text(dotted(about)),
    text(opening),
    ...(choices.length > 1 ? [text(both((words) => words.say('chooseOne')))] : []),
    ...reckoned.totals.flatMap((total) => choiceBlocks(total, paper, pen)),
    text(both((words) => words.firm[firmBy])),
    text(both((words) => words.say('availability'))),
    text(closing),
    text(dotted([paper.senderName, formatPhone(AGENCY.phone, own.language), AGENCY.email])),
    ...agreement(choices, both),
    ...terms(paper.quote.terms, pen),
    { kind: 'text', text: both((words) => identity(paper.mentions, words)), isSmall: true } as const,
  ].filter((block) => block.kind !== 'text' || block.text !== '')
}

const text = (said: PdfCell): PdfBlock => ({ kind: 'text', text: said })

function clientLines(client: QuoteDocument['client'], words: QuoteWords): string[] {
  return [
    ...[client.company, client.name, client.address, words.country(client.country)],
    client.siren && `SIREN ${client.siren}`,
    client.vatNumber && words.say('vatNumber', { number: client.vatNumber }),
  ].filter((line) => line !== '')
}

/** Points of a choice: its sums and the head of its table, and each line; what is longer than most runs on. */
const [SUMS, LINE, LONGEST] = [240, 45, 400]

/** The lines of a choice with those of all, so that its sums can be added up from what stands above them. */
function choiceBlocks(total: Total, { quote, issuedAt }: QuotePaper, pen: Pen): PdfBlock[] {
  const { own, both } = pen
  const { document, reckoned } = quote
  const names = new Map(reckoned.venues.map(({ id, name }) => [id, name]))
  const lines = linesOf(reckoned.lines, total.choice)
  const hires = lines.flatMap(({ hire, choice }) => (hire === null ? [] : [{ ...hire, choice }]))
  const hired = hires.flatMap(({ venueId, choice }) => (choice === null ? [] : (names.get(venueId) ?? [])))
  // Of a draft without its days, or of services alone, everything is due at once.
  const firstDay = hires.map((hire) => hire.firstDay).toSorted()[0] || document.validUntil
  const context = { own, french: pen.french, names, hasRates: total.rates.length > 1 }
  const { choice } = total
  return [
    ...(choice === null
      ? []
      : [
          {
            ...({ kind: 'heading', level: 2 } as const),
            text: both((words) => dotted([words.say('choice', { choice }), ...hired])),
            below: Math.min(LONGEST, SUMS + lines.length * LINE),
          },
        ]),
    {
      ...({ kind: 'table', figures: 3 } as const),
      head: (['line', 'quantity', 'unitPrice', 'amount'] as const).map((name) =>
        both((words) => words.say(name)),
      ),
      rows: lines.map((line) => lineCells(line, context)),
    },
    {
      kind: 'sums',
      sums: choiceSums(total, document.payment, { issuedDay: parisDay(issuedAt), firstDay }, pen),
    },
  ]
}

/** Points of the lines that are filled in by hand, which are signed on one page. */
const SIGNED = 190

/** Lines to be filled in by hand, above the room for a signature. */
function agreement(choices: readonly (Choice | null)[], both: Bilingual): PdfBlock[] {
  const offered = choices.filter((choice) => choice !== null)
  const label = (name: 'chosen' | 'signatory' | 'role' | 'signed') => both((words) => words.say(name))
  return [
    { kind: 'heading', level: 2, text: both((words) => words.say('agreed')), below: SIGNED },
    {
      kind: 'rows',
      rows: [
        ...(offered.length > 0 ? [{ label: label('chosen'), value: offered.join('   /   ') }] : []),
        { label: label('signatory'), value: '' },
        { label: label('role'), value: '' },
        { label: label('signed'), value: '\n\n' },
      ],
    },
  ]
}

function terms(set: QuoteToDraw['terms'], { own, french }: Pen): PdfBlock[] {
  const languages = [...new Set([own, french])].filter(({ language }) => set[language])
  return languages.flatMap((words): PdfBlock[] => [
    { kind: 'heading', level: 2, text: words.say('terms') },
    { kind: 'text', text: set[words.language] ?? '', isSmall: true },
    ...(words.language !== 'fr' && languages.length > 1
      ? [{ kind: 'text', text: words.say('frenchPrevails'), isSmall: true } as const]
      : []),
  ])
}

/** Who makes the offer, as the law asks for it. */
function identity({ cardNumber: number, cardIssuer: issuer }: LegalMentions, words: QuoteWords): string {
  const { company, capital, registration, vat, address } = AGENCY.legal
  return dotted([
    ...[company, words.say('capital', { amount: capital }), registration],
    words.say('vatNumber', { number: vat }),
    ...(number === '' ? [] : [words.say('card', { number, issuer })]),
    address,
  ])
}

/** A page for each hire; one for a venue that belongs to all choices. */
function annex({ quote, venues }: QuotePaper, pen: Pen): PdfBlock[][] {
  const hires = new Map(
    quote.reckoned.lines.flatMap(({ hire, choice }) => (hire ? [[hire.venueId, choice]] : [])),
  )
  return [...hires].flatMap(([id, choice]) => {
    const venue = venues.find((one) => one.id === id)
    return venue === undefined ? [] : [annexPage(venue, { choice, event: quote.document.event }, pen)]
  })
}
