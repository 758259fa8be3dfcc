/** POST of the page of a shared list: with script answered as JSON, without by the page itself. */
import { JSON_ANSWER } from '#/forms/send-form.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { getLog } from '#/platform/log.ts'
import { limitVisitor, mayMail } from '#/platform/rate-limits/limit-visitor.ts'
import { type AnswerProblem, PRESSED_FIELD, readAnswersOf } from '../model/reader-answer.ts'
import { answerList } from './answer-list.server.ts'
import { readerWithCookie } from './reader-cookie.server.ts'

/** An answer that was not taken, for the page that shows it again. */
export interface RejectedAnswer {
  readonly problem: AnswerProblem
  /** Everything that was typed, by the names of the fields. */
  readonly typed: Readonly<Record<string, string>>
}

/** The status of each. */
export const ANSWER_STATUS: Readonly<Record<AnswerProblem, number>> = {
  ...{ name: 422, nameLong: 422, comment: 422, nothing: 422 },
  ...{ full: 409, later: 429, ended: 404, failed: 503 },
}

/**
 * Store what a reader sent.
 * @returns the answer, or what the page is to show again
 */
export async function handleAnswerPost(request: Request, token: string): Promise<Response | RejectedAnswer> {
  const form = await request.formData().catch(() => undefined)
  if (form === undefined) return new Response('Bad Request', { status: 400 })
  const { reader, cookie } = readerWithCookie(request.headers, token)
  const problem = await take(form, token, reader)
  const cookies = new Headers({ 'Set-Cookie': cookie })
  if (request.headers.get('accept') === JSON_ANSWER) {
    cookies.set('Cache-Control', 'no-store')
    const status = problem === undefined ? 200 : ANSWER_STATUS[problem]
    return Response.json({ problem: problem ?? null }, { status, headers: cookies })
  }
  if (problem === undefined) return seeOther(`${new URL(request.url).pathname}${anchorOf(form)}`, cookies)
  const texts = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return { problem, typed: Object.fromEntries(texts) }
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
    getLog().error(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'an answer could not be stored',
    )
    return 'failed'
  }
}

/** Back to the venue whose button was pressed. */
function anchorOf(form: FormData): string {
  const pressed = form.get(PRESSED_FIELD)
  return typeof pressed === 'string' && /^[a-z0-9-]{1,200}$/.test(pressed) ? `#${pressed}` : ''
}
