/** Lists shared on a database, and what is done with them: one scene for the tests of shared lists. */
import { beforeEach } from 'vitest'
import type { ReaderAnswers } from '../../src/modules/shortlists/model/reader-answer.ts'
import type { ShareRequest } from '../../src/modules/shortlists/model/shared-content.ts'
import type { SharedLink } from '../../src/modules/shortlists/model/shared-view.ts'
import { type AnswerContext, answerList } from '../../src/modules/shortlists/server/answer-list.server.ts'
import { secretsOf } from '../../src/modules/shortlists/server/secrets.server.ts'
import { shareList as share } from '../../src/modules/shortlists/server/share-list.server.ts'
import { readSharedList } from '../../src/modules/shortlists/server/shared-page.server.ts'
import { type BOTH_ENGINES, useDatabase } from './database.ts'
import { addVenue } from './venue-rows.ts'

export const NOW = new Date('2026-11-23T09:00:00.000Z')
export const SECRET = 'a secret of at least 32 characters'
export const EMAIL = 'camille@example.com'
export const MINUTE = 60_000
export const DAY = 86_400_000
/** Thirty days after 5 March, the last day of the show of `REQUEST`, at midnight in Paris. */
export const END = new Date('2027-04-04T22:00:00.000Z')
export const KEY = '0123456789abcdef0123456789abcdef'

/** Share a list, of which there is room for more. */
export const shareList = async (
  database: Parameters<typeof share>[0],
  request: ShareRequest,
  now: Date,
  key?: string,
): Promise<SharedLink> => {
  const link = await share(database, request, secretsOf(key, SECRET), now)
  if (link === undefined) throw new Error('no room')
  return link
}
export const later = (ms: number) => new Date(NOW.getTime() + ms)

export const REQUEST: ShareRequest = {
  language: 'en',
  list: {
    title: 'March, the show',
    ownerName: 'Camille',
    startDate: '2027-03-02',
    days: 4,
    guests: 120,
    layout: 'runway',
    venues: [
      { slug: 'perle', note: 'The light at five' },
      { slug: 'loft', note: '' },
    ],
  },
  options: { notes: true, prices: true, answers: true },
  email: '',
}

export const yes = (slug = 'perle', name = 'Claire'): ReaderAnswers => ({
  name,
  answers: [{ slug, choice: 'yes', comment: '' }],
})
export const says = (comment: string, slug = 'perle', name = 'Claire'): ReaderAnswers => ({
  name,
  answers: [{ slug, choice: '', comment }],
})

/** A database with two venues and a list of them that has just been shared. */
export function useSharedList(engine: (typeof BOTH_ENGINES)[number]) {
  const database = useDatabase(engine)
  let link: SharedLink
  beforeEach(async () => {
    await addVenue(database(), 'perle')
    await addVenue(database(), 'loft', { name: 'Loft', minimum_days: 14 })
    link = await shareList(database(), REQUEST, NOW)
  })

  const context = (more: Partial<AnswerContext> = {}): AnswerContext => ({
    token: link.token,
    reader: 'claire',
    now: NOW,
    mayMail: async () => true,
    secret: SECRET,
    ...more,
  })
  const answer = (sent: ReaderAnswers, more: Partial<AnswerContext> = {}) =>
    answerList(database(), sent, context(more))
  const page = (token = link.token, now = NOW, reader?: string) =>
    readSharedList(database(), token, { language: 'en', reader, now })
  const mails = () =>
    database().db.selectFrom('outbox').select(['payload', 'run_at']).orderBy('run_at').execute()

  return {
    database,
    /** Of the list that was shared. */
    get link() {
      return link
    },
    context,
    answer,
    page,
    mails,
  }
}
