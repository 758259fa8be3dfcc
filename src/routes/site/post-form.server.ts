/** POST handling shared by the routes of all pages with a form. */
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { REJECTED_STATUS, type RejectedSubmission } from '#/forms/rejected-submission.ts'
import type { Language } from '#/i18n/languages.ts'
import { postRejectionPage } from '#/i18n/post-rejections.ts'
import type { FormDefinition } from '#/modules/enquiries/server/submit/form-definition.server.ts'
import { handlePost } from '#/modules/enquiries/server/submit/handle-post.server.ts'
import { BUSY_S, POST_REJECTION_STATUS } from '#/platform/http/rejected-post.ts'
import { formRenders, RenderQueueFullError } from '#/platform/http/render-queue.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'

/** A posted form, and how its page is rendered again. */
interface PostedForm<Name extends string, Answer> {
  readonly request: Request
  readonly language: Language
  /** Path of the page that shows the reference. */
  readonly successPath: string
  readonly render: (rejected: RejectedSubmission<Name>) => Answer
}

/**
 * Submit the form and redirect to the page with the reference, or render its page again with all submitted
 * values and the right status (docs/operations.md).
 */
export async function postForm<Field extends string, List extends string, Content extends object, Answer>(
  definition: FormDefinition<Field, List, Content>,
  { request, language, successPath, render }: PostedForm<Field | List, Answer>,
): Promise<Response | Awaited<Answer>> {
  const outcome = await handlePost(request, definition, {
    language,
    formPath: new URL(request.url).pathname,
    successPath,
    visitorAddress: currentVisitor().address,
  })
  if (outcome instanceof Response) return outcome
  setResponseStatus(REJECTED_STATUS[outcome.kind])
  if (outcome.retryAfterSeconds !== undefined) {
    setResponseHeader('Retry-After', String(outcome.retryAfterSeconds))
  }
  try {
    return await formRenders.run(currentVisitor().address, async () => await render(outcome))
  } catch (error) {
    if (!(error instanceof RenderQueueFullError)) throw error
    setResponseStatus(POST_REJECTION_STATUS.busy)
    return new Response(postRejectionPage(language, 'busy'), {
      status: POST_REJECTION_STATUS.busy,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(BUSY_S) },
    })
  }
}
