/** How the answers to a list stand, for the mail about them: read when it leaves, since it waits while others answer. */
import { readVenueNames } from '#/modules/venues/server/sitemap-venues.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { AnswersSummary } from '../model/answers-summary.ts'
import type { Choice } from '../model/reader-answer.ts'
import { listOfKey } from './answers-link.server.ts'
import { findById, readAnswers, readComments } from './shared-lists.repository.server.ts'

/**
 * The answers to the list that the link of a mail leads to.
 * @param key of the link (`answersKey`); its signature is not looked at, since it comes from a mail of ours
 * @returns undefined for a list that is over, and for one whose venues are no longer published
 */
export async function readAnswersSummary(
  database: Database,
  key: string,
  now: Date,
): Promise<AnswersSummary | undefined> {
  const id = listOfKey(key)
  const list = id && (await findById(database.db, id, now))
  if (!list) return undefined
  const { venues, startDate, days, layout } = list.content
  const names = new Map((await readVenueNames(database)).map(({ slug, name }) => [slug, name]))
  const shown = venues.flatMap(({ slug }) => {
    const name = names.get(slug)
    return name === undefined ? [] : [{ slug, name }]
  })
  if (shown.length === 0) return undefined
  const [answers, comments] = await Promise.all([
    readAnswers(database.db, list.id),
    readComments(database.db, list.id),
  ])
  const said = [...answers, ...comments.filter(({ removed_at }) => removed_at === null)]
  const countOf = (slug: string, choice: Choice) =>
    answers.filter((answer) => answer.slug === slug && answer.choice === choice).length
  return {
    ...{ startDate, days, layout },
    people: new Set(said.map(({ reader }) => reader)).size,
    venues: shown.map(({ slug, name }) => ({
      name,
      counts: { yes: countOf(slug, 'yes'), perhaps: countOf(slug, 'perhaps'), no: countOf(slug, 'no') },
    })),
  }
}
