/** `GET /api/q/{token}/…`: files behind a private link. */
import { AGENCY } from '#/lib/settings.ts'
import { entriesFor } from '#/modules/calendar/server/calendar.repository.server.ts'
import { ORIGIN_KIND } from '#/modules/enquiries/model/booking.ts'
import { calendarFileAnswer } from '#/platform/calendar-files/calendar-file.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { readQuotePdf } from '../quote-files.repository.server.ts'
import { type QuoteBehind, quoteBehind } from './quote-behind.server.ts'

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** The PDF, byte by byte as it was sent. One 404 for every link that is not good; 429 for a network that guesses. */
export async function clientPdf(token: string): Promise<Response> {
  const { db } = getDatabase()
  const behind = await quoteBehind(db, token, new Date())
  const pdf = behind && (await readQuotePdf(db, behind.version.id))
  if (behind === undefined || pdf === undefined) return missing()
  return new Response(new Uint8Array(pdf), {
    headers: {
      ...HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${nameOf(behind)}.pdf"`,
    },
  })
}

/** The booked days for a calendar, with the exact address of each house: only who has booked is told it. */
export async function clientCalendar(token: string): Promise<Response> {
  const { db } = getDatabase()
  const behind = await quoteBehind(db, token, new Date())
  if (behind?.state !== 'accepted') return missing()
  const stays = await bookedStays(db, behind)
  if (stays.length === 0) return missing()
  const at = new Date(behind.acceptance?.at ?? behind.version.sent_at ?? 0)
  return calendarFileAnswer(stays, { name: nameOf(behind), at, headers: HEADERS })
}

async function bookedStays(db: Db, { quote, version }: QuoteBehind) {
  const entries = await entriesFor(db, { kind: ORIGIN_KIND, id: quote.enquiry_id })
  const booked = entries.filter(({ kind, state }) => kind === 'booking' && state === 'booked')
  if (booked.length === 0) return []
  const houses = await db
    .selectFrom('venue')
    .leftJoin('venue_private', 'venue_private.venue_id', 'venue.id')
    .select(['venue.id', 'venue.name', 'venue_private.address'])
    .where(
      'venue.id',
      'in',
      booked.map(({ venueId }) => venueId),
    )
    .execute()
  return booked.map(({ id, venueId, firstDay, lastDay }) => {
    const house = houses.find((one) => one.id === venueId)
    return {
      ...{ uid: id, firstDay, lastDay, address: house?.address ?? '' },
      title: `${house?.name ?? ''} · ${AGENCY.name}`,
      description: `${nameOf({ quote, version })}\n${AGENCY.name}, ${AGENCY.phone}, ${AGENCY.email}`,
    }
  })
}

const nameOf = ({ quote, version }: Pick<QuoteBehind, 'quote' | 'version'>) =>
  `${quote.reference ?? 'quote'}-${version.n}`

async function missing(): Promise<Response> {
  const isEnough = await isSpent('quote-miss')
  if (!isEnough) await limitVisitor('quote-miss')
  return new Response('There is no such quote.\n', { status: isEnough ? 429 : 404, headers: HEADERS })
}
