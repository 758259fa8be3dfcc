import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { renderMail } from '#/app/render-mail.tsx'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { REPLY_TEXT_IDS } from '../../model/reply-text-ids.ts'
import { changeReplyText } from './change-reply-text.server.ts'
import { listReplyTexts } from './list-reply-texts.server.ts'
import { previewReplyText } from './preview-reply-text.server.ts'
import { readReplyKit } from './reply-kit.server.ts'
import { originalText, readReplyText, readReplyTextVersions } from './reply-texts.repository.server.ts'
import { sendReply } from './send-reply.server.ts'

const NAME = { language: 'ja', id: 'followUp' } as const
const NOW = new Date('2026-11-25T10:00:00.000Z')
const AT = NOW.toISOString()
const OWN = { subject: 'その後（{reference}）', body: '{name}様\n\nいかがでしょうか。\n\n{signature}' }
const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }

describe.each(ENGINES)('the agency’s own templates on %s', (engine) => {
  const database = useDatabase(engine)
  const db = () => database().db

  test('a change counts at once, is in the history and the audit log, and others keep the original', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    expect(await readReplyText(db(), NAME)).toMatchObject({ version: 0, last: null })
    const outcome = await changeReplyText(database(), { ...NAME, ...OWN, version: 0 }, lea, NOW)
    const last = { by: 'Léa Morel', at: AT }
    const edited = { ...NAME, text: OWN, original: originalText(NAME), version: 1, last }
    expect(outcome).toEqual({ kind: 'saved', edited })
    expect(await readReplyTextVersions(db(), NAME)).toEqual([
      { ...last, version: 1, text: OWN, before: originalText(NAME), reset: false },
    ])
    const list = await listReplyTexts(db(), 'ja')
    expect(list.rows.filter(({ changed }) => changed !== null)).toEqual([
      { id: 'followUp', line: OWN.subject, changed: last },
    ])
    expect([list.changed.ja, list.changed.fr]).toEqual([1, 0])
    const [entry] = await db().selectFrom('audit_log').selectAll().execute()
    expect(entry).toMatchObject({
      actor: 'Léa Morel',
      action: 'template.changed',
      subject: '日本語',
      details: { template: 'followUp' },
    })
  })

  test('the original again: no own text is left, and a text without a change makes no version', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    await changeReplyText(database(), { ...NAME, ...OWN, version: 0 }, lea, NOW)
    const spaced = { ...OWN, body: `${OWN.body}  \n` }
    const same = await changeReplyText(database(), { ...NAME, ...spaced, version: 1 }, lea, NOW)
    expect(same).toMatchObject({ kind: 'saved', edited: { version: 1 } })
    const original = originalText(NAME)
    const back = await changeReplyText(database(), { ...NAME, ...original, version: 1 }, lea, NOW)
    expect(back).toMatchObject({ kind: 'saved', edited: { version: 2, text: original } })
    expect(
      await db().selectFrom('reply_text').select(['version', 'body']).orderBy('version').execute(),
    ).toEqual([
      { version: 1, body: OWN.body },
      { version: 2, body: null },
    ])
    expect(await readReplyTextVersions(db(), NAME)).toMatchObject([
      { version: 2, reset: true, text: original, before: OWN },
      { version: 1, reset: false },
    ])
    expect((await listReplyTexts(db(), 'ja')).changed.ja).toBe(0)
  })

  test('of two who change one text, the second is shown what the first has written', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    const nina = await storedColleague(database(), 'Nina Brandt')
    const theirs = { ...OWN, subject: 'ご検討（{reference}）' }
    const outcomes = await Promise.all([
      changeReplyText(database(), { ...NAME, ...OWN, version: 0 }, lea, NOW),
      changeReplyText(database(), { ...NAME, ...theirs, version: 0 }, nina, NOW),
    ])
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved'])
    const conflict = outcomes.find((outcome) => outcome.kind === 'conflict')
    const stored = await readReplyText(db(), NAME)
    expect(conflict).toEqual({ kind: 'conflict', present: stored })
    expect(stored.version).toBe(1)
  })

  test('what is wrong is named, and nothing is written', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    const wrong = { ...OWN, body: '{nom}\n\n{signature}' }
    expect(await changeReplyText(database(), { ...NAME, ...wrong, version: 0 }, lea)).toEqual({
      kind: 'refused',
      problems: [
        { part: 'body', code: 'unknown', name: 'nom' },
        { part: 'body', code: 'missing', field: 'name' },
      ],
    })
    expect(await db().selectFrom('reply_text').selectAll().execute()).toEqual([])
    expect(await db().selectFrom('audit_log').selectAll().execute()).toEqual([])
  })

  test('the composer takes it at once; a mail that was promised stays as it was', async () => {
    const lea = await storedColleague(database(), 'Léa Morel')
    const reference = 'Q-26-0042'
    await storedEnquiry(database(), { reference, language: 'ja', full_name: '黒田 遥', company: null })
    await changeReplyText(database(), { ...NAME, ...OWN, version: 0 }, lea, NOW)
    const signature = { language: 'ja', id: 'signature', subject: '' } as const
    await changeReplyText(database(), { ...signature, body: '敬具\n{agent}', version: 0 }, lea, NOW)
    const kit = await readReplyKit(database(), reference, lea.name, 'fr')
    expect(kit?.texts.ja?.templates.followUp).toEqual(OWN)
    expect(kit?.values.ja?.signature).toBe('敬具\n{agent}')
    expect(kit?.texts.fr?.templates.followUp).toEqual(originalText({ language: 'fr', id: 'followUp' }))
    const reply = { reference, key: randomUUID(), version: 1, language: 'ja', template: 'followUp' } as const
    const sent = await sendReply(
      database(),
      { ...reply, ...OWN, typed: {}, refused: [], prices: {}, venues: [], cc: [] },
      lea,
      NOW,
    )
    expect(sent.kind).toBe('sent')

    await changeReplyText(database(), { ...signature, body: '草々\n{agent}', version: 1 }, lea, NOW)
    await changeReplyText(database(), { ...NAME, ...originalText(NAME), version: 1 }, lea, NOW)
    const [mail] = await db().selectFrom('outbox').selectAll().execute()
    const { subject, text } = await renderMail(mail?.payload, CONTEXT)
    expect(subject).toBe(`その後（${reference}）`)
    expect(text).toContain('いかがでしょうか。')
    expect(text).toContain('敬具\nLéa Morel')
  })

  test.each(LANGUAGE_CODES)(
    'the preview of every text in %s has a value for every field',
    async (language) => {
      for (const id of REPLY_TEXT_IDS) {
        const given = { language, id, ...originalText({ language, id }) }
        const mail = await previewReplyText(database(), given, {
          agent: 'Léa Morel',
          siteUrl: CONTEXT.siteUrl,
        })
        const written = JSON.stringify([mail.subject, mail.blocks])
        expect(written, id).not.toMatch(/＿＿＿|\{\w+\}/u)
        expect(written, id).toContain('Léa Morel')
      }
    },
  )

  test('a preview shows what is wrong as the reader would see it, and never as markup', async () => {
    const body = '<b>{nom}</b> {name}\n\n{signature}'
    const given = { ...NAME, subject: 'a\nb {reference}', body }
    const mail = await previewReplyText(database(), given, { agent: 'Léa', siteUrl: CONTEXT.siteUrl })
    expect(mail.subject).toBe('a b Q-27-0042')
    expect(mail.blocks[0]).toEqual({ kind: 'paragraph', text: '<b>{nom}</b> 黒田 遥' })
  })
})
