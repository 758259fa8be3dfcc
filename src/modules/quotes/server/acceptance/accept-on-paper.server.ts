/** Acceptance of a quote that was signed by hand, with its scan, by an administrator (`quotes.md`, sections 1 and 8). */
import { createHash } from 'node:crypto'
import { parisDay } from '#/lib/paris-time.ts'
import type { Taken } from '#/modules/calendar/model/taken.ts'
import { UNMERGED_ENQUIRY } from '#/modules/enquiries/server/record/enquiry-record.server.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import { refuseUntrustedClock } from '#/platform/clock/judge-clock.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { orRefused } from '#/platform/records/refusal.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import type { PaperProblem, SignedPaper } from '../../model/signed-paper.schema.ts'
import type { Total } from '../../model/totals.ts'
import { QUOTE, type VersionRow, versionsOf } from '../quote-record.server.ts'
import { keptWord, type WordPort } from './bind-days.server.ts'
import { followAcceptance } from './follow-acceptance.server.ts'
import { mailedLink } from './mailed-link.server.ts'

/** What has become of a paper; only `accepted` has recorded anything. */
export type PaperOutcome =
  | { readonly kind: 'accepted'; readonly isBooked: boolean }
  | Taken
  | { readonly kind: PaperProblem }

/** A paper that was found readable. */
export interface ScannedPaper {
  readonly bytes: Buffer
  readonly ending: 'pdf' | 'jpg' | 'png'
}

interface PaperParts {
  readonly storage: Pick<Storage, 'put' | 'remove'>
  readonly secret: string
  readonly word?: WordPort
}

/** Accept a version on paper. The same scan once more is the same acceptance. */
export async function acceptOnPaper(
  database: Database,
  { quoteId, paper, scan }: { quoteId: string; paper: SignedPaper; scan: ScannedPaper },
  { storage, secret, word = keptWord }: PaperParts,
  stamp: Stamp<StaffActor>,
): Promise<PaperOutcome> {
  const sha256 = createHash('sha256').update(scan.bytes).digest('hex')
  const file = { key: `quotes/signed-${quoteId}-${paper.n}-${sha256.slice(0, 16)}.${scan.ending}`, sha256 }
  const hours = await readOfficeHours(database)
  // The file first: evidence without its paper would be none.
  await storage.put(file.key, scan.bytes)
  const outcome = await orRefused<PaperOutcome>(
    database.db.transaction().execute(async (db): Promise<PaperOutcome> => {
      await refuseUntrustedClock(db, stamp.at)
      const held = await QUOTE.hold(db, quoteId)
      if (held === undefined) return { kind: 'gone' }
      const version = (await versionsOf(db, quoteId)).find(({ n }) => n === paper.n)
      if (version === undefined) return { kind: 'gone' }
      if (await isKnown(db, version, sha256)) return { kind: 'accepted', isBooked: true }
      const problem = problemOf(version, paper, parisDay(stamp.at))
      if (problem !== undefined) return { kind: problem }
      const enquiry = await UNMERGED_ENQUIRY.hold(db, held.enquiry_id)
      if (enquiry === undefined) return { kind: 'gone' }
      const total = (version.totals as Total[]).find(({ choice }) => choice === paper.choice)
      if (total === undefined) return { kind: 'choice' }
      const at = stamp.at.toISOString()
      await db
        .insertInto('quote_file')
        .values({ version_id: version.id, kind: 'signed', ...file, at })
        .execute()
      const { client } = quoteDocumentSchema.parse(version.document)
      const { name, role, day } = paper
      const sentTo = version.sent_to
      const acceptance = {
        ...{ held, enquiry, version, total, sentTo },
        signer: { name, role, company: client.company, email: sentTo ?? '', language: version.language },
        proof: {
          link: 'paper' as const,
          signedDay: day,
          scanHash: sha256,
          sentTo,
          recordedBy: stamp.by.name,
        },
        token: await mailedLink(db, held.id, sentTo, stamp.at),
      }
      return {
        kind: 'accepted',
        isBooked: await followAcceptance(db, acceptance, { hours, secret, word }, stamp),
      }
    }),
  )
  if (outcome.kind !== 'accepted') await removeUnnamed({ database, storage }, [file.key])
  return outcome
}

/** One that has expired is taken when it was signed in time: papers take days to arrive. */
function problemOf(
  { state, sent_at, valid_until }: VersionRow,
  { day }: SignedPaper,
  today: string,
): PaperProblem | undefined {
  if (state !== 'sent') return 'closed'
  if (day > today || day < parisDay(new Date(sent_at ?? 0))) return 'day'
  return day > valid_until ? 'late' : undefined
}

async function isKnown(db: Transaction, { id, state }: VersionRow, sha256: string): Promise<boolean> {
  const file = await db
    .selectFrom('quote_file')
    .select('key')
    .where('version_id', '=', id)
    .where('kind', '=', 'signed')
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return state === 'accepted' && file !== undefined
}
