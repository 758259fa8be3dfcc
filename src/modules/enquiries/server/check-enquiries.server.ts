/** Whether requests, their mails, their references and what they are found by belong together. */
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { type CheckReport, someOf } from '#/platform/integrity/check-report.ts'
import { findUncountedReferences } from './reference-counter.server.ts'

/** Templates that count as a mail of an enquiry. */
const MAIL_TEMPLATES = `(cast(payload as text) like '%-acknowledgement"%' or cast(payload as text) like '%-notification"%')`

/**
 * Compare the tables of requests.
 * @param mailsSince ISO 8601: older mails may have been erased in time
 */
export async function checkEnquiries(
  read: ReadRows,
  { mailsSince }: { readonly mailsSince: string },
  report: CheckReport,
): Promise<void> {
  const [all] = await read('select count(*) as n from enquiry')
  await checkMails(read, mailsSince, report)
  report.problems.push(...(await findUncountedReferences(read)))
  const unfound = await read(`
    select reference from enquiry
    where not exists (select 1 from enquiry_search where enquiry_search.enquiry_id = enquiry.id)
  `)
  if (unfound.length > 0) {
    const some = someOf(unfound.map(({ reference }) => String(reference)))
    report.problems.push(`requests: not found by the search; the next start mends that (${some})`)
  }
  report.checked.push(`requests: ${all?.n} with their mails, references and search entries`)
}

/**
 * What the staff entered has no mails, nor had spam until 28 November 2026 (`spamReasons`); erased requests have lost
 * theirs.
 */
async function checkMails(read: ReadRows, since: string, report: CheckReport): Promise<void> {
  const candidates = await read(`
    select id, reference from enquiry
    where channel = 'website' and status <> 'spam' and anonymized_at is null and created_at >= '${since}'
    and not exists (select 1 from outbox where outbox.enquiry_id = enquiry.id)
  `)
  const wasSpam = await read(`
    select enquiry_id from enquiry_history
    where event = 'received' and cast(details as text) like '%"spamReasons"%'
  `)
  const spam = new Set(wasSpam.map(({ enquiry_id }) => enquiry_id))
  const without = candidates.filter(({ id }) => !spam.has(id)).map(({ reference }) => String(reference))
  if (without.length > 0) report.problems.push(`requests: without their mails (${someOf(without)})`)
  const lost = await read(`select id from outbox where enquiry_id is null and ${MAIL_TEMPLATES}`)
  if (lost.length > 0) {
    report.problems.push(`mails: of requests that do not exist (${someOf(lost.map(({ id }) => String(id)))})`)
  }
}
