/**
 * A process that sends the mails of an outbox by SMTP, to be killed by tests. Its arguments: the address of the
 * database, the address of the mail server, by how many milliseconds its clock is ahead, mails at a time.
 */
import { openDatabase } from '../../../src/platform/database/open-database.ts'
import { runOutbox } from '../../../src/platform/outbox/outbox-worker.ts'
import { createSmtpCarrier } from '../../../src/platform/outbox/smtp-carrier.ts'
import { readSmtpUrl } from '../../../src/platform/smtp-settings.ts'
import { outboxParts } from '../../helpers/outbox.ts'

const [url, smtpUrl, ahead, lanes] = process.argv.slice(2)
if (!url || !smtpUrl) throw new Error('The addresses of the database and of the mail server are missing')

const carrier = createSmtpCarrier(readSmtpUrl(smtpUrl), 'rooms@passage.example')
const parts = outboxParts(openDatabase(url), carrier)
const worker = runOutbox(
  { ...parts, now: () => new Date(Date.now() + Number(ahead)) },
  { pollMs: 20, lanes: Number(lanes) },
)

process.once('SIGTERM', async () => {
  await worker.stop()
  process.disconnect?.()
  process.exit(0)
})
