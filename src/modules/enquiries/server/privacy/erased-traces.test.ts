import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFileCarrier } from '#/platform/outbox/file-carrier.ts'
import { sendNextMail } from '#/platform/outbox/send-next-mail.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { outboxParts, PROMISED_AT, promiseMails } from '../../../../../tests/helpers/outbox.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { anonymizeEnquiries } from './anonymize.ts'
import { erasePerson } from './person.server.ts'
import { removeMailFiles } from './remove-orphaned-files.ts'
import { runRetention } from './retention.server.ts'

const PERSON = { email: 'camille@example.com', full_name: 'Camille Curiouslongname' }

async function mailFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-traces-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

describe('the SQLite file and its log', () => {
  const database = useDatabase('sqlite')
  const bytes = async () => {
    const file = database().url.slice('file:'.length)
    const parts = await Promise.all(['', '-wal'].map((ending) => readFile(file + ending)))
    return Buffer.concat(parts).toString('latin1').toLowerCase()
  }
  /** Long enough to lie on pages of its own. */
  const add = () =>
    storedEnquiry(database(), { ...PERSON, message: 'Curiouslongname would like to know. '.repeat(400) })

  test('hold nothing of a person who was erased, from the first moment on', async () => {
    await add()
    await storedEnquiry(database(), { email: 'other@example.com', reference: 'Q-26-0002' })
    expect(await bytes()).toContain('curiouslongname')
    await erasePerson(
      { email: PERSON.email },
      { database: database(), remove: async () => {}, now: PROMISED_AT },
    )
    expect((await bytes()).match(/camille@|curiouslongname/g)).toBeNull()
    expect(await bytes()).toContain('other@example.com')
  })

  test('hold nothing of one who was erased in time, also during a read', async () => {
    await add()
    const reader = new DatabaseSync(database().url.slice('file:'.length))
    reader.exec('begin; select count(*) from enquiry')
    reader.prepare('select * from enquiry').all()
    const after = new Date(PROMISED_AT)
    after.setUTCFullYear(after.getUTCFullYear() + 20)
    const retained = runRetention(database(), after, async () => {
      // The reader ends while the log is waited for.
      setTimeout(() => reader.isOpen && reader.close(), 100)
    })
    expect((await retained).anonymized).toBe(1)
    expect((await bytes()).match(/camille@|curiouslongname/g)).toBeNull()
  })
})

test('files of erased mails go with whatever was left half written, and no others', async () => {
  const folder = await mailFolder()
  const [erased, other] = ['0a1b2c3d-1111-4222-8333-444455556666', 'ffffffff-1111-4222-8333-444455556666']
  const parts = ['.eml', '.eml.812.tmp'].flatMap((ending) => [erased + ending, other + ending])
  const hidden = [`.${erased}.eml.0e0e.part`, `.${other}.eml.0e0e.part`]
  for (const name of [...parts, ...hidden]) await writeFile(path.join(folder, name), PERSON.email)
  await removeMailFiles([erased], folder)
  expect((await readdir(folder)).toSorted()).toEqual([hidden[1], `${other}.eml`, `${other}.eml.812.tmp`])
})

describe.each(BOTH_ENGINES)('on %s', (engine) => {
  const database = useDatabase(engine)

  test('a mail whose person is erased while it is being written leaves no file', async () => {
    const folder = await mailFolder()
    const enquiry = await storedEnquiry(database(), PERSON)
    await promiseMails(database(), [PERSON.email])
    await database().db.updateTable('outbox').set({ enquiry_id: enquiry }).execute()
    const carrier = createFileCarrier(folder, 'rooms@passage.example')
    const parts = outboxParts(database(), carrier)
    const { render } = parts
    await sendNextMail({
      ...parts,
      render: async (payload, context) => {
        await database()
          .db.transaction()
          .execute((transaction) => anonymizeEnquiries(transaction, [enquiry], PROMISED_AT))
        return render(payload, context)
      },
    })
    expect(await readdir(folder)).toEqual([])
  })
})
