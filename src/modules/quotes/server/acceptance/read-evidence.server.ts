/** The evidence of a quote's acceptances, with its hashes checked (`quotes.md`, section 9). */
import type { Db } from '#/platform/database/schema.ts'
import { evidenceHash, FIRST_HASH } from './evidence.ts'

/** An acceptance as it is printed. */
export interface ShownEvidence {
  readonly n: number
  /** Every field that was kept, by name. */
  readonly facts: Readonly<Record<string, string>>
  readonly hash: string
  readonly previousHash: string
  readonly checks: {
    /** The facts come to the hash. */
    readonly facts: boolean
    /** The acceptance before it is there, or it is the first one. */
    readonly chain: boolean
    /** The audit log bears the same hash. */
    readonly audit: boolean
    /** The PDF on record is the one that was accepted. */
    readonly pdf: boolean
  }
}

/** Read all acceptances of a quote, the newest first; undefined where there is none. */
export async function readEvidence(db: Db, quoteId: string) {
  const quote = await db.selectFrom('quote').select('reference').where('id', '=', quoteId).executeTakeFirst()
  const rows = await db
    .selectFrom('quote_acceptance as a')
    .innerJoin('quote_version as v', 'v.id', 'a.version_id')
    .leftJoin('quote_file as f', (join) => join.onRef('f.version_id', '=', 'v.id').on('f.kind', '=', 'quote'))
    .leftJoin('quote_acceptance as before', 'before.evidence_hash', 'a.previous_hash')
    .select(['v.n', 'a.evidence', 'a.evidence_hash', 'a.previous_hash', 'f.sha256', 'before.id as beforeId'])
    .where('v.quote_id', '=', quoteId)
    .orderBy('v.n', 'desc')
    .execute()
  if (quote === undefined || rows.length === 0) return undefined
  const audit = await db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'quotes.accepted')
    .where('subject_id', '=', quoteId)
    .execute()
  const audited = new Set(audit.map(({ details }) => (details as { evidenceHash?: string }).evidenceHash))
  return {
    reference: quote.reference ?? '',
    acceptances: rows.map((row): ShownEvidence => {
      const evidence = row.evidence as Record<string, unknown>
      const { evidence_hash: hash, previous_hash: previousHash } = row
      return {
        ...{ n: row.n, hash, previousHash },
        facts: Object.fromEntries(Object.entries(evidence).map(([name, value]) => [name, textOf(value)])),
        checks: {
          facts: evidenceHash(evidence) === hash,
          chain: evidence.previous === previousHash && (previousHash === FIRST_HASH || row.beforeId !== null),
          audit: audited.has(hash),
          pdf: row.sha256 === evidence.pdfHash,
        },
      }
    }),
  }
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
