/** Whether quotes, their papers, the evidence of their acceptance, days and payments belong together. */
import { DAY_MS } from '#/lib/time-spans.ts'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { type CheckReport, someOf } from '#/platform/integrity/check-report.ts'
import { findUncounted } from '#/platform/numbers/number-series.ts'
import { evidenceHash, FIRST_HASH } from './evidence.ts'

/** Until this migration there were no quotes; it is stored with its place before its name. */
const WITH_QUOTES = '-2026-11-29-quotes'

/** No acceptance is forgotten before ten years are over: what is younger has the one before it. */
const CHAINED_MS = 9 * 365 * DAY_MS

/** Each finds quotes by their number; the sentence says what is wrong with them. */
const FAULTS: Readonly<Record<string, string>> = {
  'without the paper that was sent': `
    select distinct reference from quote_version as version join quote on quote.id = quote_id
    where version.state <> 'draft' and not exists (
      select 1 from quote_file as file
      where file.version_id = version.id and file.kind = 'quote' and file.sha256 = version.pdf_hash
    )`,
  'accepted without evidence': `
    select distinct reference from quote_version as version join quote on quote.id = quote_id
    where version.state = 'accepted'
    and not exists (select 1 from quote_acceptance where version_id = version.id)`,
  'accepted without days that are sold or held': `
    select distinct reference from quote_version as version join quote on quote.id = quote_id
    where version.state = 'accepted'
    and exists (select 1 from quote_line where version_id = version.id and venue_id is not null)
    and not exists (
      select 1 from calendar_entry where origin_kind = 'enquiry' and (
        origin_id = quote.enquiry_id
        or origin_id in (select into_id from enquiry_merge where enquiry_merge.enquiry_id = quote.enquiry_id)
      )
    )`,
  'with payments, and not accepted': `
    select distinct reference from payment join quote on quote.id = quote_id
    where struck_at is null and paid_day is null
    and not exists (
      select 1 from quote_version where quote_version.quote_id = quote.id and state = 'accepted'
    )`,
}

/** Compare the tables of quotes. @param now of the machine */
export async function checkQuotes(read: ReadRows, report: CheckReport, now = new Date()): Promise<void> {
  const applied = await read('select name from kysely_migration')
  if (!applied.some(({ name }) => String(name).endsWith(WITH_QUOTES))) return
  const wrong = (what: string, rows: readonly unknown[]) => {
    if (rows.length > 0) report.problems.push(`quotes: ${what} (${someOf(rows.map(String))})`)
  }
  for (const [what, query] of Object.entries(FAULTS))
    wrong(
      what,
      (await read(query)).map(({ reference }) => reference),
    )
  report.problems.push(...(await findUncounted(read, 'D', 'quote')))
  const acceptances = await readAcceptances(read)
  const known = new Set([FIRST_HASH, ...acceptances.map(({ hash }) => hash)])
  const since = new Date(now.getTime() - CHAINED_MS).toISOString()
  const isBroken = ({ at, hash, previous, evidence }: Acceptance) =>
    evidenceHash(evidence) !== hash ||
    evidence.previous !== previous ||
    (at >= since && !known.has(previous)) ||
    acceptances.some((other) => other.previous === previous && other.hash !== hash)
  wrong(
    'with a broken chain of evidence',
    acceptances.filter(isBroken).map(({ reference }) => reference),
  )
  wrong('whose payments are not their total', await wrongSums(read, acceptances))
  report.checked.push(`quotes: ${acceptances.length} acceptances with papers, evidence, days and payments`)
}

interface Acceptance {
  readonly quoteId: string
  readonly reference: string
  readonly state: string
  readonly at: string
  readonly hash: string
  readonly previous: string
  readonly evidence: Readonly<Record<string, unknown>>
}

/** The latest first. SQLite returns JSON as text. */
async function readAcceptances(read: ReadRows): Promise<Acceptance[]> {
  const rows = await read(`
    select quote_id, reference, state, at, evidence, evidence_hash, previous_hash
    from quote_acceptance join quote_version on quote_version.id = version_id join quote on quote.id = quote_id
    order by at desc
  `)
  return rows.map(({ evidence, ...row }) => ({
    ...{ quoteId: String(row.quote_id), reference: String(row.reference), state: String(row.state) },
    ...{ at: String(row.at), hash: String(row.evidence_hash), previous: String(row.previous_hash) },
    evidence: (typeof evidence === 'string' ? JSON.parse(evidence) : evidence) as Acceptance['evidence'],
  }))
}

/** What stands of the payments is the total that was accepted last, or more where more was paid before; the security deposit is no part of it. */
async function wrongSums(read: ReadRows, acceptances: readonly Acceptance[]): Promise<string[]> {
  const planned = await read(`
    select quote_id, sum(cents) as cents, sum(case when paid_day is null then 1 else 0 end) as open from payment
    where struck_at is null and kind <> 'security' group by quote_id
  `)
  const sums = new Map(planned.map((row) => [String(row.quote_id), row]))
  const isWrong = ({ quoteId, evidence }: Acceptance) => {
    const { cents, open } = sums.get(quoteId) ?? {}
    const over = Number(cents ?? 0) - Number(evidence.grossCents)
    return over < 0 || (over > 0 && Number(open) > 0)
  }
  const latest = new Map<string, Acceptance>()
  for (const acceptance of acceptances)
    if (acceptance.state === 'accepted' && !latest.has(acceptance.quoteId))
      latest.set(acceptance.quoteId, acceptance)
  return [...latest.values()].filter(isWrong).map(({ reference }) => reference)
}
