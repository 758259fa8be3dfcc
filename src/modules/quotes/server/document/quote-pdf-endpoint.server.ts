/** `GET /api/quotes/{id}/{n}.pdf`: a version as it was sent, or a draft as it would be sent now; for the staff. */
import { parisDay } from '#/lib/paris-time.ts'
import { rejectionFor } from '#/modules/staff/server/auth/staff-needs.ts'
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getLog } from '#/platform/log.ts'
import { MOST_SIGNS, TooManySignsError } from '#/platform/pdf/check-signs.ts'
import { readQuotePdf, readSignedPaper } from '../quote-files.repository.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { quoteToDraw } from '../quote-to-draw.server.ts'
import { drawQuote } from './draw-quote.server.ts'

/** 404 for a version that there is not, 401 and 403 for whom it is not, 503 while it cannot be made. */
export async function quotePdf(request: Request, quoteId: string, n: string): Promise<Response> {
  const staff = await readStaffSession(request.headers)
  const rejection = rejected(staff)
  if (staff === null || rejection !== undefined) return rejection ?? plain(401, 'Sign in first.\n')
  const database = getDatabase()
  const quote = await database.db.selectFrom('quote').selectAll().where('id', '=', quoteId).executeTakeFirst()
  const version = (await versionsOf(database.db, quoteId)).find((one) => String(one.n) === n)
  if (quote === undefined || version === undefined) return plain(404, 'There is no such quote.\n')
  try {
    const at = new Date()
    const parts = { senderName: staff.name, at, signal: request.signal }
    const sent = await readQuotePdf(database.db, version.id)
    const pdf =
      sent ?? (await drawQuote(database, await quoteToDraw(database.db, quote, version, parisDay(at)), parts))
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${quote.reference ?? 'draft'}-${n}.pdf"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    })
  } catch (error) {
    if (error instanceof TooManySignsError)
      return plain(
        422,
        `This quote uses more than ${MOST_SIGNS} different characters. Shorten it, and try again.\n`,
      )
    getLog().warn({ err: error }, 'the PDF of a quote was not made')
    return plain(503, 'The PDF could not be made just now. Your draft is kept; try again.\n')
  }
}

/** `GET /api/quotes/{id}/paper/{n}`: the scan of a version that was signed by hand, byte by byte as it came. */
export async function quoteScan(request: Request, quoteId: string, n: string): Promise<Response> {
  const rejection = rejected(await readStaffSession(request.headers))
  if (rejection !== undefined) return rejection
  const { db } = getDatabase()
  const version = (await versionsOf(db, quoteId)).find((one) => String(one.n) === n)
  const scan = version && (await readSignedPaper(db, version.id))
  if (scan === undefined) return plain(404, 'There is no such paper.\n')
  const ending = scan.key.split('.').at(-1) ?? 'pdf'
  return new Response(new Uint8Array(scan.bytes), {
    headers: {
      'Content-Type': TYPES[ending] ?? 'application/octet-stream',
      'Content-Disposition': `attachment; filename="signed-${n}.${ending}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
}

function rejected(staff: Awaited<ReturnType<typeof readStaffSession>>): Response | undefined {
  if (staff === null) return plain(401, 'Sign in first.\n')
  const isDue = rejectionFor(staff, {}, new Date()) !== undefined
  return isDue ? plain(403, 'Set up a second factor first.\n') : undefined
}

function plain(status: number, text: string): Response {
  const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
  if (status === 503) headers.set('Retry-After', '60')
  return new Response(text, { status, headers })
}
