/** A process that takes in quote requests over IPC, to be killed by tests. Its argument is the database's address. */
import { QUOTE_VENUE_DEFINITION } from '../../../src/modules/enquiries/server/enquiry-forms.server.ts'
import { submitEnquiry } from '../../../src/modules/enquiries/server/submit/submit-enquiry.server.ts'
import { openDatabase } from '../../../src/platform/database/open-database.ts'

/** A form to take in, with a number to answer to. */
export interface SubmissionMessage {
  readonly number: number
  readonly form: string
}

/** The reference of a form, sent when it is stored. */
export interface Acknowledgement {
  readonly number: number
  readonly reference: string
}

const url = process.argv[2]
if (url === undefined) throw new Error('The address of the database is missing')
const database = openDatabase(url)
/** An answer leaves when the next request is stored, so that one is stored and not yet acknowledged at any moment. */
let held: Acknowledgement | undefined
let last: NodeJS.Timeout | undefined
/** The last one has no next. */
const LAST_ANSWER_MS = 500

function answerWithDelay(answer?: Acknowledgement): void {
  clearTimeout(last)
  if (held) process.send?.(held)
  held = answer
  if (answer) last = setTimeout(answerWithDelay, LAST_ANSWER_MS)
}

const now = new Date('2026-11-20T10:00:00Z')

process.on('message', async ({ number, form }: SubmissionMessage) => {
  const context = { language: 'en', sourcePage: '/contact-venue', now, database } as const
  const outcome = await submitEnquiry(QUOTE_VENUE_DEFINITION, new URLSearchParams(form), context)
  if (outcome.kind !== 'accepted') throw new Error(`refused: ${JSON.stringify(outcome)}`)
  answerWithDelay({ number, reference: outcome.reference })
})
