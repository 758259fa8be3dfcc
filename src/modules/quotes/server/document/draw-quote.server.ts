/** The PDF of a quote, drawn from the catalogue and the settings as they are now. */
import { plainVariant } from '#/lib/pictures/allow-list.ts'
import { readLegalMentions } from '#/modules/staff/server/agency-settings.repository.server.ts'
import type { VenueDetail } from '#/modules/venues/model/venue.ts'
import { readVenueDetail } from '#/modules/venues/server/venue-detail.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { makePdf } from '#/platform/pdf/make-pdf.ts'
import { type PdfPicture, WIDE_PICTURE } from '#/platform/pdf/pdf-document.ts'
import { getPhotoStore, type PhotoStore } from '#/platform/storage/photo-store.ts'
import type { QuoteToDraw } from '../quote-to-draw.server.ts'
import type { AnnexVenue } from './annex-page.ts'
import { composeQuote } from './compose-quote.ts'

/** Pixels of the width that it is drawn in, 110 to the inch, and the quality on the scale of JPEG: three venues stay a small attachment. */
const [WIDTH, QUALITY] = [768, 60]
const PICTURE = {
  ...{ ...plainVariant('jpeg', WIDTH), quality: QUALITY },
  height: Math.round((WIDTH * WIDE_PICTURE.height) / WIDE_PICTURE.width),
}

/** Who draws, when, and what ends the drawing. */
interface DrawingParts {
  readonly senderName: string
  readonly at: Date
  readonly signal?: AbortSignal
  readonly store?: Pick<PhotoStore, 'read'>
}

/** Draw a quote. @throws {Error} when the PDF cannot be made */
export function drawQuote(
  database: Database,
  quote: QuoteToDraw,
  { senderName, at, signal = new AbortController().signal, store = getPhotoStore() }: DrawingParts,
): Promise<Buffer> {
  return makePdf(async () => {
    const [mentions, venues] = await Promise.all([
      readLegalMentions(database),
      readAnnex(database, quote, store),
    ])
    return composeQuote({ quote, senderName, issuedAt: at, mentions, venues })
  }, signal)
}

/** Venues that are not public have no page in the annex. */
async function readAnnex(
  database: Database,
  { document, reckoned }: QuoteToDraw,
  store: Pick<PhotoStore, 'read'>,
): Promise<AnnexVenue[]> {
  const found = await Promise.all(
    reckoned.venues.map(async ({ id, slug }) => {
      const detail = await readVenueDetail(database, slug, document.language)
      return detail && { id, detail, pictures: await coverOf(detail, store) }
    }),
  )
  return found.filter((venue) => venue !== undefined)
}

/** A picture that is gone or broken is left out. */
async function coverOf({ photos }: VenueDetail, store: Pick<PhotoStore, 'read'>): Promise<PdfPicture[]> {
  const [cover] = photos
  const original = cover && (await store.read(cover.key))
  if (original === undefined) return []
  const jpeg = await pictureProcess.run('makeVariant', original, PICTURE, cover?.focus).catch(() => undefined)
  return jpeg ? [{ jpeg, alt: cover?.alt ?? '' }] : []
}
