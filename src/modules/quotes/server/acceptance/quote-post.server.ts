/** POST of the page of a quote: each step changes what it says and leads on by 303, so that a reload repeats nothing. */
import { isToken } from '#/i18n/addresses/slug.ts'
import type { Language } from '#/i18n/languages.ts'
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'
import { limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import type { QuoteProblem, RejectedQuote } from '../../model/rejected-quote.ts'
import { SIGNER_LENGTHS, type SignerField, signerSchema } from '../../model/signer.schema.ts'
import { acceptQuote } from './accept-quote.server.ts'
import { type CodeWanted, sendCode, tryCode } from './acceptance-code.server.ts'
import { type AnswerKind, askAboutQuote, declineQuote } from './answer-quote.server.ts'
import { sayReady } from './ready-to-sign.server.ts'

const STATUS: Readonly<Partial<Record<QuoteProblem, number>>> = {
  ...{ later: 429, closed: 409, taken: 409, staff: 403 },
}

/** The status of a step that was not taken; a page that only asks again has none of its own. */
export const statusOf = ({ problem }: RejectedQuote) => (problem === null ? 200 : (STATUS[problem] ?? 422))

/**
 * Take a step.
 * @param statement gives the words beside the tick, which are kept as evidence
 */
export async function handleQuotePost(
  request: Request,
  token: string,
  language: Language,
  statement: CodeWanted['statement'],
): Promise<Response | RejectedQuote> {
  const form = await request.formData().catch(() => undefined)
  if (form === undefined || !isToken(token)) return new Response('Bad Request', { status: 400 })
  const entries = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  const typed: Readonly<Record<string, string>> = Object.fromEntries(entries)
  const step = typed.step ?? ''
  const back = (problem: QuoteProblem | null): RejectedQuote => ({ problem, step, typed })
  const { pathname } = new URL(request.url)
  const onward = (query: string) => {
    const answer = seeOther(pathname + query)
    answer.headers.set('Referrer-Policy', 'no-referrer')
    return answer
  }
  if ((await limitVisitor('quote-step')).kind === 'exceeded') return back('later')
  const [database, now] = [getDatabase(), new Date()]
  const parts = { now, secret: getEnvironment().authSecret }
  const answered = (kind: AnswerKind, said: string) => (kind === 'done' ? onward(said) : back('closed'))
  const [n, codeId] = [Number(typed.n), typed.codeId ?? '']
  if (step === 'ask') {
    const text = (typed.text ?? '').trim().slice(0, SIGNER_LENGTHS.text)
    const id = typed.id ?? ''
    if (text === '' || !/^[0-9a-f-]{36}$/.test(id)) return back('text')
    return answered(await askAboutQuote(database, { token, id, text }, now), '?said=asked')
  }
  if (step === 'decline' || step === 'ready') return back(null)
  if (step === 'ready-sure') return answered(await sayReady(database, { token, n }, now), '')
  if (step === 'declined') {
    const reason = (typed.reason ?? '').trim().slice(0, SIGNER_LENGTHS.text)
    return answered(await declineQuote(database, { token, n, reason }, now), '')
  }
  if ((await readStaffSession(request.headers)) !== null) return back('staff')
  if (step === 'details') {
    const read = signerSchema.safeParse({ ...typed, choice: typed.choice || null })
    if (!read.success) return back(read.error.issues[0]?.path[0] as SignerField)
    const { terms: _terms, agreed: _agreed, ...signer } = read.data
    const outcome = await sendCode(database, { token, n, signer: { ...signer, language }, statement }, parts)
    if (outcome.kind === 'sent') return onward(`?code=${outcome.codeId}#accept`)
    return back(outcome.kind === 'gone' ? 'closed' : outcome.kind)
  }
  if (step === 'code') {
    const code = (typed.code ?? '').normalize('NFKC').replaceAll(/\D/g, '')
    const outcome = await tryCode(database, { token, codeId, code }, parts)
    if (outcome.kind === 'passed') return onward(`?code=${codeId}#accept`)
    return back(outcome.kind === 'over' || outcome.left === 0 ? 'over' : 'code')
  }
  const from = {
    ip: currentVisitor().address ?? null,
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
  }
  const outcome = await acceptQuote(database, { token, codeId, ...from }, parts)
  if (outcome.kind === 'accepted') return onward('')
  return back(outcome.kind === 'taken' ? 'taken' : outcome.kind === 'no-code' ? 'over' : 'closed')
}
