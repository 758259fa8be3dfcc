/** POST of the page of a shared list: with script answered as JSON, without by the page itself. */
import { JSON_ANSWER } from '#/forms/send-form.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { getLog } from '#/platform/log.ts'
import { limitVisitor, mayMail } from '#/platform/rate-limits/limit-visitor.ts'
import {
  type AnswerProblem,
  CHOICE_FIELD,
  COMMENT_FIELD,
  PRESSED_FIELD,
  readAnswersOf,
} from '../model/reader-answer.ts'
import { answerList } from './answer-list.server.ts'
import { type Moderation, moderateFromPage, moderationOf } from './moderate-comments.server.ts'
import { browserOf, type ListBrowser, readerId } from './reader-cookie.server.ts'

/** What was sent and is to be shown again: an answer that was not taken, or what is beside a comment that was removed. */
export interface RejectedAnswer {
  readonly problem: AnswerProblem | null
  /** Everything that was typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>
}

/** The status of each. */
export const ANSWER_STATUS: Readonly<Record<AnswerProblem, number>> = {
  ...{ name: 422, nameLong: 422, comment: 422, nothing: 422 },
  ...{ full: 409, later: 429, ended: 404, failed: 503, notOwner: 403 },
}

/**
 * Store what a reader sent.
 * @returns the answer, or what the page is to show again
 */
export async function handleAnswerPost(request: Request, token: string): Promise<Response | RejectedAnswer> {
  const form = await request.formData().catch(() => undefined)
  if (form === undefined) return new Response('Bad Request', { status: 400 })
  const browser = browserOf(request.headers)
  const moderation = moderationOf(form)
  const problem = moderation
    ? await takeModeration(moderation, token, browser)
    : await take(form, token, readerId(browser, token))
  const cookies = new Headers({ 'Set-Cookie': browser.cookie })
  if (request.headers.get('accept') === JSON_ANSWER) {
    cookies.set('Cache-Control', 'no-store')
    const status = problem === undefined ? 200 : ANSWER_STATUS[problem]
    return Response.json({ problem: problem ?? null }, { status, headers: cookies })
  }
  // What is typed and not sent yet stays in the page from which a comment was removed.
  if (problem === undefined && !(moderation && hasTyped(form)))
    return seeOther(`${new URL(request.url).pathname}${anchorOf(form, moderation)}`, cookies)
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { problem: problem ?? null, typed: Object.fromEntries(texts) }
}

async function takeModeration(
  moderation: Moderation,
  token: string,
  browser: ListBrowser,
): Promise<AnswerProblem | undefined> {
  try {
    if ((await limitVisitor('shared-answer')).kind === 'exceeded') return 'later'
    const isDone = await moderateFromPage(getDatabase(), { token, browser }, moderation, new Date())
    return isDone ? undefined : 'notOwner'
  } catch (error) {
    return failed(error)
  }
}

function hasTyped(form: FormData): boolean {
  return [...form].some(
    ([name, value]) => value !== '' && [CHOICE_FIELD, COMMENT_FIELD].some((field) => name.startsWith(field)),
  )
}

function failed(error: unknown): AnswerProblem {
  getLog().error({ reason: error instanceof Error ? error.name : 'unknown' }, 'an answer could not be stored')
  return 'failed'
}

async function take(form: FormData, token: string, reader: string): Promise<AnswerProblem | undefined> {
  try {
    const read = readAnswersOf(form)
    if ('problem' in read) return read.problem
    if ((await limitVisitor('shared-answer')).kind === 'exceeded') return 'later'
    const { authSecret } = getEnvironment()
    return await answerList(getDatabase(), read.sent, {
      token,
      reader,
      now: new Date(),
      mayMail: (email) => mayMail('shared-answers', email),
      secret: authSecret,
    })
  } catch (error) {
    return failed(error)
  }
}

/** Back to the venue whose button was pressed, or to the comment. */
function anchorOf(form: FormData, moderation: Moderation | undefined): string {
  if (moderation) return `#said-${moderation.comment}`
  const pressed = form.get(PRESSED_FIELD)
  return typeof pressed === 'string' && /^[a-z0-9-]{1,200}$/.test(pressed) ? `#${pressed}` : ''
}
