/** The floor plan of a venue as a sheet to be handed on: drawing, what fits, exits (behaviour 6.1, ADR 0067). */
import { z } from 'zod'
import { dotted } from '#/i18n/dotted.ts'
import { formatArea } from '#/i18n/format.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'
import { besideDrawing } from '#/platform/pdf/beside-drawing.ts'
import { keptPdf } from '#/platform/pdf/kept-pdfs.ts'
import { makePdf } from '#/platform/pdf/make-pdf.ts'
import type { PdfColumnBlock, PdfDocument, PdfDrawing, PdfPageBlock } from '#/platform/pdf/pdf-document.ts'
import { limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { type Brief, readBrief } from '../model/brief.ts'
import { drawnPlan } from '../model/drawn-plan.ts'
import { placeLine } from '../model/place-line.ts'
import { planTexts } from '../model/plan-texts.ts'
import type { planWords } from '../model/plan-words.ts'
import { sheetPairs } from '../model/sheet-rows.ts'
import type { VenueDetail } from '../model/venue.ts'
import { planLayoutOf } from '../model/wished-layout.ts'
import { findVenue } from './venues.server.ts'

const RETRY_S = 60

/** Points that the drawing may be high: it is what the sheet is for, and as large as leaves all the rest on its page. */
const HIGHEST = [430, 370, 310, 250] as const

/** A plan with more names than this is drawn in one height: placing them takes as long as all the rest of an answer (ADR 0090). */
const [MOST_WORDS, USUAL] = [40, 310]

/** A plan that is higher than this may rather have no technical sheet than be a smaller one. */
const LARGE = 300

/** Texts of paper in a language. */
type PaperTexts = Awaited<ReturnType<typeof planTexts>>

/** What is to be drawn; anything that is not offered is drawn as the venue is shown first. */
const asked = z.object({
  language: z.enum(LANGUAGE_CODES).catch('en'),
  metres: z.coerce.number().positive().optional().catch(undefined),
})

/** GET of a plan as PDF. 404 for a venue without one, 429 for too many, 503 while it cannot be made. */
export async function planSheet(request: Request, slug: string): Promise<Response> {
  if ((await limitVisitor('dossier')).kind === 'exceeded') return plain(429, 'Too many.\n')
  const { searchParams } = new URL(request.url)
  const wanted = { ...asked.parse(Object.fromEntries(searchParams)), brief: readBrief(searchParams) }
  const found = await findVenue(getDatabase(), wanted.language, slug)
  const document = found && (await sheetOf(found.venue, wanted))
  if (!document) return plain(404, 'This venue has no plan.\n')
  try {
    const pdf = await keptPdf(document, () => makePdf(() => document, request.signal))
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        // Kept, not opened in place: the policy of answers that are no pages is a sandbox, in which no viewer starts.
        'Content-Disposition': `attachment; filename="${found.venue.slug}-plan.pdf"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    getLog().warn({ reason }, 'a plan was not made')
    return plain(503, 'The plan could not be made just now.\n')
  }
}

async function sheetOf(
  venue: VenueDetail,
  { language, metres, brief }: z.output<typeof asked> & { readonly brief: Brief },
): Promise<PdfDocument | undefined> {
  const texts = await planTexts(language)
  const { guests, startDate, duration } = brief
  const drawn = drawnPlan(venue, { layout: planLayoutOf(brief), guests, metres }, texts)
  if (!drawn) return undefined
  const { offer, placed, words, say, draw } = drawn
  const { t } = texts
  const event = [
    startDate && formatStayDays(startDate, duration ?? null, language),
    duration && t('shared.fact.days', { n: duration }),
    guests && t('shared.guests', { n: guests }),
  ].filter(Boolean)
  const facts = [fitsOf(venue, words, texts), technicalOf(venue, texts)] as const
  const page = (one: Drawn, [fits, technical]: Facts): PdfPageBlock[] => [
    { kind: 'heading', level: 1, text: venue.name },
    { kind: 'text', text: dotted([...placeLine(venue, t), formatArea(venue.surfaceM2, language)]) },
    ...(event.length > 0 ? [{ kind: 'text', text: dotted(event) } as const] : []),
    ...arranged(one, [{ kind: 'heading', level: 2, text: say }], [fits, technical]),
    ...(offer.layout === 'rails' ? [] : [{ kind: 'text', text: words.exits(placed.shown) } as const]),
  ]
  const { rooms = [], doors = [] } = venue.plan ?? {}
  const heights = rooms.length + doors.length > MOST_WORDS ? [USUAL] : HIGHEST
  const drawings = heights.map((highest): Drawn => ({ drawing: draw(highest), highest }))
  const unlike = drawings.filter(({ drawing }, at) => drawing.scale !== drawings[at - 1]?.drawing.scale)
  const large = unlike.filter(({ highest }) => highest > LARGE)
  const small = unlike.filter(({ highest }) => highest <= LARGE)
  const ways = [
    ...large.map((one) => [page(one, facts)]),
    // A large plan without the technical sheet rather than a small one with it.
    ...large.map((one) => [page(one, [facts[0], []])]),
    ...small.map((one) => [page(one, facts)]),
  ]
  return {
    language,
    title: `${venue.name} · ${t('plan.title')}`,
    author: AGENCY.name,
    head: [venue.name, t('plan.scale')],
    foot: dotted([AGENCY.name, formatPhone(AGENCY.phone, language), AGENCY.email]),
    pageOf: t('shared.page', { n: '{n}', total: '{total}' }),
    sections: [[{ kind: 'ways', ways }]],
  }
}

/** The plan, no higher than so many points. */
interface Drawn {
  readonly drawing: PdfDrawing
  readonly highest: number
}

/** What fits, and the technical sheet, which may be empty. */
type Facts = readonly [fits: readonly PdfColumnBlock[], technical: readonly PdfColumnBlock[]]

/** Points: the width of what fits where the technical sheet is beside it. */
const FITS_WIDTH = 250

/** A narrow plan has the facts beside it, a wide one below. */
function arranged(
  { drawing, highest }: Drawn,
  below: readonly PdfColumnBlock[],
  [fits, technical]: Facts,
): PdfPageBlock[] {
  const plan: PdfColumnBlock[] = [{ kind: 'drawing', drawing, highest }, ...below]
  const beside = besideDrawing(drawing, plan, [...fits, ...technical])
  if (beside) return [beside]
  if (technical.length === 0) return [...plan, ...fits]
  return [...plan, { kind: 'beside', left: fits, leftWidth: FITS_WIDTH, right: technical }]
}

/** What fits in each layout. */
function fitsOf(
  { planOffers }: VenueDetail,
  words: ReturnType<typeof planWords>,
  { t }: PaperTexts,
): PdfColumnBlock[] {
  const rows = planOffers.map(({ layout, figures }) => ({
    label: t(`plan.layout.${layout}`),
    value: words.sentence(layout, figures),
  }))
  return [
    { kind: 'heading', level: 2, text: t('plan.fits') },
    { kind: 'rows', rows },
  ]
}

/** What who fits the venue out has to know. */
function technicalOf({ sheet }: VenueDetail, texts: PaperTexts): PdfColumnBlock[] {
  const rows = sheetPairs(sheet, texts)
  if (rows.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: texts.t('venue.sheet.title') },
    { kind: 'rows', rows },
  ]
}

function plain(status: number, text: string): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (status === 429 || status === 503) headers.set('Retry-After', String(RETRY_S))
  return new Response(text, { status, headers })
}
