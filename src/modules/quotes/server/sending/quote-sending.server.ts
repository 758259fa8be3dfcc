/** Sending and taking back, with the storage, the PDF and the mail of this site. */
import type { Taken } from '#/modules/calendar/model/taken.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { TooManySignsError } from '#/platform/pdf/check-signs.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { drawQuote } from '../document/draw-quote.server.ts'
import { promiseQuote, unsendQuote } from '../promise-quote.server.ts'
import {
  type QuoteToSend,
  type SendingParts,
  type SendQuoteOutcome,
  sendQuote,
} from '../send-quote.server.ts'
import { takeBackQuote } from '../take-back-quote.server.ts'

/** What has become of sending, in words of the editor. */
export type SendingOutcome =
  | SendQuoteOutcome
  /** Days that were to be held are sold or closed. */
  | Taken
  /** It uses more different characters than fonts are cut for. */
  | { readonly kind: 'too-many-signs' }

/** Send the draft of a quote; it leaves after the undo time. @throws what storage and database throw: then nothing was sent */
export async function sendQuoteNow(
  database: Database,
  wanted: QuoteToSend,
  stamp: Stamp<StaffActor>,
  { secret, ...others }: { readonly secret: string } & Partial<SendingParts>,
): Promise<SendingOutcome> {
  const parts: SendingParts = {
    storage: getPhotoStore(),
    draw: (quote) => drawQuote(database, quote, { senderName: stamp.by.name, at: stamp.at }),
    promise: (db, sent) => promiseQuote(db, sent, secret),
    ...others,
  }
  try {
    return await orRefused<SendingOutcome>(sendQuote(database, wanted, parts, stamp))
  } catch (error) {
    if (error instanceof TooManySignsError) return { kind: 'too-many-signs' }
    throw error
  }
}

/** Take a quote back that its sender has sent a moment ago. @returns whether it had not left yet */
export function takeBackQuoteNow(
  database: Database,
  quoteId: string,
  stamp: Stamp<StaffActor>,
): Promise<boolean> {
  return takeBackQuote(database, quoteId, (db, versionId) => unsendQuote(db, versionId, stamp), stamp)
}
