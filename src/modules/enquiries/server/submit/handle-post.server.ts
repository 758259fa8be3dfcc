/** POST handler of a form: from the HTTP request to a redirect, or to the form with its rejection. */

import { BOT_PROTECTION } from '#/forms/bot-protection/bot-protection.server.ts'
import { readForm, type SentForm } from '#/forms/read-form.ts'
import {
  REJECTED_STATUS,
  RETRY_FAILED_SECONDS,
  type RejectedSubmission,
} from '#/forms/rejected-submission.ts'
import { type FormAnswer, JSON_ANSWER } from '#/forms/send-form.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { getLog } from '#/platform/log.ts'
import { beforeMails } from '#/platform/outbox/when-idle.ts'
import { COPY, NO_COPY, RECEIPT } from '../../model/reference.ts'
import { CAME_FROM, sourcePage } from '../../model/source-page.ts'
import type { FormDefinition } from './form-definition.server.ts'
import { makeReceipt } from './receipt.server.ts'
import { type SubmissionContext, submitEnquiry, typedOf } from './submit-enquiry.server.ts'

/** Where the form was sent from, and where its reference is shown. */
export interface PostContext extends Pick<SubmissionContext, 'language' | 'visitorAddress'> {
  /** Path of the page with the form. */
  readonly formPath: string
  /** Path of the page that says the reference, with an anchor or without. */
  readonly successPath: string
}

/**
 * Handle a posted form (urlencoded or multipart).
 * @returns a redirect (303) to the page that shows the reference, an answer to a body that is no form (400, 415), or
 *   the rejected form for the route to render, with the status from `REJECTED_STATUS`; for script that accepts JSON
 *   always a complete response (`FormAnswer`)
 */
export async function handlePost<Field extends string, List extends string, Content extends object>(
  request: Request,
  definition: FormDefinition<Field, List, Content>,
  context: PostContext,
): Promise<Response | RejectedSubmission<Field | List>> {
  const form = await readBody(request)
  if (form instanceof Response) return form
  try {
    const { language, visitorAddress, formPath } = context
    const submission = { language, visitorAddress, sourcePage: sourcePage(formPath, form.get(CAME_FROM)) }
    const outcome = await beforeMails(() => submitEnquiry(definition, form, submission))
    if (outcome.kind !== 'accepted') return rejection(request, outcome)
    const { reference } = outcome
    const location = successAddress(context.successPath, outcome)
    return wantsJson(request) ? json({ kind: 'accepted', reference, location }, 200) : seeOther(location)
  } catch (error) {
    getLog().error({ kind: definition.form.kind, error: describe(error) }, 'a request could not be stored')
    const typed = typedOf(readForm(form, definition.form))
    return rejection(request, {
      ...typed,
      kind: 'failed',
      errors: [],
      retryAfterSeconds: RETRY_FAILED_SECONDS,
    })
  }
}

/** The reference in the query reveals nothing of an enquiry: pages take the copy from the browser itself. */
function successAddress(
  successPath: string,
  { reference, isUnacknowledged }: { readonly reference: string; readonly isUnacknowledged: boolean },
): string {
  const [address = '', anchor] = successPath.split('#')
  const [path, own = ''] = address.split('?')
  const receipt = makeReceipt({ reference, isMailed: !isUnacknowledged }, BOT_PROTECTION.secret())
  const query = new URLSearchParams({
    ...Object.fromEntries(new URLSearchParams(own)),
    ...(isUnacknowledged ? { [COPY]: NO_COPY } : {}),
    reference,
    [RECEIPT]: receipt,
  })
  return `${path}?${query}${anchor ? `#${anchor}` : ''}`
}

/** Script stays on its page and gets the bare answer; browsers without it get the page again, from the route. */
function rejection<Name extends string>(
  request: Request,
  rejected: RejectedSubmission<Name>,
): Response | RejectedSubmission<Name> {
  return wantsJson(request) ? json(rejected, REJECTED_STATUS[rejected.kind]) : rejected
}

function wantsJson(request: Request): boolean {
  return request.headers.get('accept') === JSON_ANSWER
}

function json(answer: FormAnswer, status: number): Response {
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (answer.kind !== 'accepted' && answer.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(answer.retryAfterSeconds))
  }
  return Response.json(answer, { status, headers })
}

async function readBody(request: Request): Promise<SentForm | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return new Response('Unsupported Media Type', { status: 415 })
  }
  try {
    return await request.formData()
  } catch {
    // The body is not what its header says; there is nothing typed that could be shown again.
    return new Response('Bad Request', { status: 400 })
  }
}

/** Databases put the values of a failed statement, and so personal data, into other properties of an error. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  return `${error.name}: ${error.message}${code}`
}
