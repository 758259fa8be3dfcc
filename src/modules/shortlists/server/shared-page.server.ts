/** A shared list as a reader sees it. What its owner does not show is not read into it. */
import type { Language } from '#/i18n/languages.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { firstSentences } from '#/modules/venues/model/first-sentences.ts'
import { stayPrice } from '#/modules/venues/model/hire.ts'
import type { VenueDetail } from '#/modules/venues/model/venue.ts'
import { readVenueDetail } from '#/modules/venues/server/venue-detail.repository.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { getLog } from '#/platform/log.ts'
import { isChoice } from '../model/reader-answer.ts'
import type { SharedContent, ShareOptions } from '../model/shared-content.ts'
import type {
  OwnerAnswer,
  SharedComment,
  SharedList,
  SharedPrice,
  SharedVenue,
} from '../model/shared-view.ts'
import { type ListBrowser, ownerMark } from './reader-cookie.server.ts'
import {
  findByOwner,
  findByToken,
  readAnswers,
  readComments,
  type StoredList,
} from './shared-lists.repository.server.ts'

/**
 * Note that a list was opened, once a day: one that nobody has opened may have to make room (ADR 0097). A database that
 * cannot be written keeps no one from reading.
 */
async function noteOpened({ db }: Database, { id, opened_at }: StoredList, now: Date): Promise<void> {
  if (opened_at !== null && now.getTime() - Date.parse(opened_at) < DAY_MS) return
  try {
    await db.updateTable('shared_list').set({ opened_at: now.toISOString() }).where('id', '=', id).execute()
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    getLog().warn({ reason }, 'that a shared list was opened could not be noted')
  }
}

/** What readers have said, as a venue of the page needs it. */
interface Answers {
  readonly choices: Awaited<ReturnType<typeof readAnswers>>
  readonly comments: Awaited<ReturnType<typeof readComments>>
  readonly reader: string | undefined
  readonly isOwner: boolean
  /** Whether every choice is told, not yes alone. */
  readonly isAll?: boolean
}

const NO_ANSWERS: Answers = { choices: [], comments: [], reader: undefined, isOwner: false }

/**
 * The list behind a link.
 * @param reader hash of the secret in the reader's cookie; undefined for a new one
 * @param browser that asks; undefined where an owner is not distinguished from readers
 */
export async function readSharedList(
  database: Database,
  token: string,
  {
    language,
    reader,
    browser,
    now,
  }: {
    readonly language: Language
    readonly reader: string | undefined
    readonly browser?: Pick<ListBrowser, 'secret'>
    readonly now: Date
  },
): Promise<SharedList | undefined> {
  const list = await findByToken(database.db, token, now)
  if (list === undefined) return undefined
  await noteOpened(database, list, now)
  const answers = list.options.answers
    ? {
        choices: await readAnswers(database.db, list.id),
        comments: await readComments(database.db, list.id),
        reader,
        isOwner: browser !== undefined && list.owner_mark === ownerMark(browser, list.id),
      }
    : NO_ANSWERS
  const view = await describeList(database, list, language, answers)
  return { ...view, expiresAt: list.expires_at }
}

/**
 * The list of a browser, for its own dossier.
 * @param owner the secret of the list that it shares, with whose answers the venues are described; one that is wrong, or over, has none
 */
export async function readLocalList(
  database: Database,
  content: SharedContent,
  {
    language,
    owner,
    now,
  }: { readonly language: Language; readonly owner?: string | undefined; readonly now: Date },
): Promise<SharedList> {
  const shared = owner === undefined ? undefined : await findByOwner(database.db, owner, now)
  const options: ShareOptions = { notes: true, prices: true, answers: shared !== undefined }
  const answers = shared ? await allAnswers(database, shared) : NO_ANSWERS
  return describeList(database, { content, options }, language, answers)
}

/** All that was answered to a list, for its owner to read: what they removed is not in it. */
export async function allAnswers({ db }: Database, { id }: Pick<StoredList, 'id'>): Promise<Answers> {
  const [choices, comments] = await Promise.all([readAnswers(db, id), readComments(db, id)])
  return { choices, comments, reader: undefined, isOwner: false, isAll: true }
}

/** A list in the words of a language, with what it shows. */
export async function describeList(
  database: Database,
  { content, options }: { readonly content: SharedContent; readonly options: ShareOptions },
  language: Language,
  answers: Answers,
): Promise<SharedList> {
  const { venues, ...about } = content
  const found = await Promise.all(
    venues.map(async ({ slug, note }) => {
      const venue = await readVenueDetail(database, slug, language)
      return venue ? [describeVenue(venue, { note, days: content.days, options, answers })] : []
    }),
  )
  const own = [...answers.choices, ...answers.comments].filter(({ reader }) => reader === answers.reader)
  const readerName = own.toSorted((a, b) => (a.at < b.at ? -1 : 1)).at(-1)?.name ?? ''
  const { isOwner } = answers
  return { ...about, expiresAt: '', options, readerName, isOwner, venues: found.flat(), others: null }
}

interface VenueContext {
  readonly note: string
  readonly days: number | null
  readonly options: ShareOptions
  readonly answers: Answers
}

function describeVenue(venue: VenueDetail, { note, days, options, answers }: VenueContext): SharedVenue {
  const { slug, name, type, neighborhood, arrondissement, metro, surfaceM2, ceilingHeightCm } = venue
  const choices = answers.choices.filter((answer) => answer.slug === slug)
  const own = choices.find(({ reader }) => reader === answers.reader)?.choice
  return {
    ...{ slug, name, type, neighborhood, arrondissement, metro, surfaceM2, ceilingHeightCm },
    capacities: venue.capacities,
    photos: venue.photos.slice(0, 3),
    access: venue.access,
    opening: firstSentences(venue.description.join(' '), 2, venue.copyLanguage),
    sheet: venue.sheet,
    plan: venue.plan,
    planOffers: venue.planOffers,
    price: options.prices ? priceOf(venue, days) : null,
    note: options.notes ? note : '',
    choice: own !== undefined && isChoice(own) ? own : null,
    answers: answers.isAll ? choicesOf(choices) : [],
    approvedBy: choices.flatMap((answer) => (answer.choice === 'yes' ? [answer.name] : [])),
    comments: commentsOn(slug, answers),
  }
}

function choicesOf(choices: Answers['choices']): OwnerAnswer[] {
  return choices.flatMap(({ name, slug, choice, at }) =>
    isChoice(choice) ? [{ ...{ comment: null, isRemoved: false, text: '' }, name, slug, choice, at }] : [],
  )
}

function commentsOn(slug: string, { comments, reader, isOwner }: Answers): SharedComment[] {
  return comments
    .filter((comment) => comment.slug === slug && (isOwner || comment.removed_at === null))
    .map(({ reader: by, removed_at, ...comment }) => ({
      ...{ id: comment.id, name: comment.name, text: comment.text, at: comment.at },
      own: by === reader,
      isRemoved: removed_at !== null,
    }))
}

/** For the days asked about, at least the minimum hire; of one day where no dates are given. */
function priceOf({ priceFromDayCents, minimumDays }: VenueDetail, asked: number | null): SharedPrice {
  if (asked === null) return { cents: priceFromDayCents, days: null, minimum: false }
  const { days, minimum, cents } = stayPrice({ priceFromDayCents, minimumDays }, asked)
  return { cents, days, minimum }
}
