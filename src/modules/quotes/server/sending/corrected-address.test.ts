/** A quote whose mail does not arrive, and the address that is corrected (`quotes.md`, sections 5 and 10). */
import { describe, expect, test } from 'vitest'
import { renderMail } from '#/app/render-mail.tsx'
import { readLog } from '#/modules/enquiries/server/view/enquiry-log.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { MailError } from '#/platform/outbox/outgoing-mail.ts'
import { openToken } from '#/platform/outbox/sealed-token.ts'
import { sendNextMail } from '#/platform/outbox/send-next-mail.ts'
import { SIGNER, statement } from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { notingCarrier, outboxParts, TEST_SECRET } from '../../../../../tests/helpers/outbox.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import { sendCode } from '../acceptance/acceptance-code.server.ts'
import { linkBehind, quoteBehind } from '../acceptance/quote-behind.server.ts'
import { beginQuote } from '../begin-quote.server.ts'
import { startVersion } from '../draft.server.ts'
import { versionsOf } from '../quote-record.server.ts'
import { withdrawQuote } from '../withdraw-quote.server.ts'
import { sendQuoteNow, takeBackQuoteNow } from './quote-sending.server.ts'

const NOW = new Date('2026-12-01T09:00:00Z')
const [WRONG, RIGHT] = ['camile@example.com', 'camille@example.com']

describe.each(BOTH_ENGINES)('a quote that does not arrive, on %s', (engine) => {
  const database = useDatabase(engine)
  const db = () => database().db

  async function setUp() {
    const by = await storedColleague(database(), 'Léa Morel')
    const fields = { minimum_days: 14, price_from_day_cents: 95_000 }
    const venue = { id: await addVenue(database(), 'loft', fields), slug: 'loft', name: 'loft' }
    const days = { first_day: '2027-03-01', last_day: '2027-03-02', language: 'en' } as const
    const enquiryId = await storedEnquiry(database(), { ...days, email: WRONG }, [venue])
    const at = (seconds = 0) => ({ by, at: new Date(NOW.getTime() + seconds * 1000) })
    const begun = await beginQuote(database(), enquiryId, at())
    if (begun.kind === 'gone') throw new Error('not begun')
    const { quoteId } = begun
    const files = new Map<string, Buffer>()
    const versions = () => versionsOf(db(), quoteId)
    const versionOf = async () =>
      (await db().selectFrom('quote').select('version').where('id', '=', quoteId).executeTakeFirstOrThrow())
        .version
    /** @returns the token in the mail */
    const send = async (seconds = 0) => {
      const wanted = { quoteId, version: await versionOf(), grossCents: [1_596_000] }
      const sent = await sendQuoteNow(database(), wanted, at(seconds), {
        secret: TEST_SECRET,
        storage: { put: async (key, bytes) => void files.set(key, Buffer.from(bytes)) },
        draw: async ({ reference, n }) => Buffer.from(`the PDF of ${reference}, version ${n}`),
      })
      expect(sent).toMatchObject({ kind: 'sent', reference: 'D-26-0001' })
      const [version] = await versions()
      const mail = await db()
        .selectFrom('outbox')
        .select(['id', 'payload'])
        .where('id', '=', version?.id ?? '')
        .executeTakeFirstOrThrow()
      const { data } = openToken(mail.payload, at(seconds).at, { secret: TEST_SECRET, mail: mail.id }) as {
        data: { token: string; to: { address: string } }
      }
      return { token: data.token, to: data.to.address }
    }
    /** Begin the next version, to another address. */
    const correct = async (seconds: number, email = RIGHT) => {
      await startVersion(database(), quoteId, at(seconds))
      const [draft] = await versions()
      const { client, ...rest } = quoteDocumentSchema.parse(draft?.document)
      await db()
        .updateTable('quote_version')
        .set({ document: toJson({ ...rest, client: { ...client, email } }) })
        .where('id', '=', draft?.id ?? '')
        .execute()
    }
    const states = async () => (await versions()).map(({ n, state, sent_to }) => `${n} ${state} ${sent_to}`)
    const code = (token: string, seconds: number) =>
      sendCode(
        database(),
        { token, n: 1, signer: SIGNER, statement },
        { now: at(seconds).at, secret: TEST_SECRET },
      )
    return { at, enquiryId, quoteId, files, send, correct, states, code, versionOf }
  }

  test('stays sent, and its failed mail is on the sheet of the request', async () => {
    const { at, send, states, files, enquiryId } = await setUp()
    await send()
    const { carrier, sent } = notingCarrier(async () => {
      throw new MailError('refused', '550 no such user', { permanent: true })
    })
    const mailing = { ...outboxParts(database(), carrier), render: renderMail, now: () => at(11).at }
    await sendNextMail({ ...mailing, files: { get: async (key) => files.get(key) } })
    expect([sent, await states()]).toEqual([[], [`1 sent ${WRONG}`]])
    const log = await readLog(database(), { id: enquiryId, kind: 'quote' }, 'en')
    expect(log).toMatchObject([{ event: 'reply', mail: { state: 'failed', failure: 'refused' } }])
  })

  test('sent to another address it has another link, under its number; the one before opens and accepts nothing', async () => {
    const { at, send, correct, states, code } = await setUp()
    const first = await send()
    expect(first.to).toBe(WRONG)
    expect(await code(first.token, 30)).toMatchObject({ kind: 'sent' })
    await correct(60)
    // Not before it is sent: whoever has the link has an offer.
    expect(await quoteBehind(db(), first.token, at(60).at)).toMatchObject({ state: 'sent' })
    const second = await send(120)
    expect([second.to, await states()]).toEqual([RIGHT, [`2 sent ${RIGHT}`, `1 replaced ${WRONG}`]])
    expect(await linkBehind(db(), first.token)).toBeUndefined()
    expect(await quoteBehind(db(), first.token, at(120).at)).toBeUndefined()
    expect(await code(first.token, 120)).toEqual({ kind: 'gone' })
    expect(await quoteBehind(db(), second.token, at(120).at)).toMatchObject({ version: { n: 2 } })
  })

  test('withdrawn and sent to another address, the first link is dead; to the same one, it shows what holds now', async () => {
    const { at, send, correct, states, quoteId, versionOf } = await setUp()
    const first = await send()
    await withdrawQuote(database(), { quoteId, version: await versionOf(), reason: 'Bounced' }, at(60))
    expect(await quoteBehind(db(), first.token, at(60).at)).toMatchObject({ state: 'withdrawn' })
    await correct(70, WRONG)
    const again = await send(120)
    expect(again.token).not.toBe(first.token)
    for (const { token } of [first, again])
      expect(await quoteBehind(db(), token, at(120).at)).toMatchObject({ version: { n: 2 }, state: 'sent' })
    await correct(180)
    const right = await send(240)
    expect(await states()).toEqual([`3 sent ${RIGHT}`, `2 replaced ${WRONG}`, `1 withdrawn ${WRONG}`])
    for (const { token } of [first, again]) expect(await linkBehind(db(), token)).toBeUndefined()
    expect(await quoteBehind(db(), right.token, at(240).at)).toMatchObject({ version: { n: 3 } })
  })

  test('a correction that is taken back leaves the first link as it was, and the second one dead', async () => {
    const { at, send, correct, states, quoteId } = await setUp()
    const first = await send()
    await correct(60)
    const second = await send(120)
    expect(await takeBackQuoteNow(database(), quoteId, at(125))).toBe(true)
    expect(await states()).toEqual(['2 draft null', `1 sent ${WRONG}`])
    expect(await quoteBehind(db(), first.token, at(130).at)).toMatchObject({
      version: { n: 1 },
      state: 'sent',
    })
    expect(await linkBehind(db(), second.token)).toBeUndefined()
  })
})
