/** POST handling shared by the routes of all pages with a form. */
import { setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { REFUSED_STATUS, type RefusedForm } from '#/forms/refused-form.ts'
import type { Language } from '#/i18n/languages.ts'
import { postRefusalPage } from '#/i18n/post-refusals.ts'
import type { FormIntake } from '#/modules/enquiries/server/submit/form-intake.server.ts'
import { handlePost } from '#/modules/enquiries/server/submit/handle-post.server.ts'
import { BUSY_S, POST_REFUSAL_STATUS } from '#/platform/http/refused-post.ts'
import { formRenders, RenderQueueFullError } from '#/platform/http/render-queue.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'

/** A posted form, and how its page is rendered again. */
interface PostedForm<Name extends string, Answer> {
  readonly request: Request
  readonly language: Language
  /** Path of the page that shows the reference. */
  readonly successPath: string
  readonly render: (refused: RefusedForm<Name>) => Answer
}

/**
 * Submit the form and redirect to the page with the reference, or render its page again with all submitted
 * values and the right status (docs/operations.md).
 */
export async function postForm<Field extends string, List extends string, Content extends object, Answer>(
  intake: FormIntake<Field, List, Content>,
  { request, language, successPath, render }: PostedForm<Field | List, Answer>,
): Promise<Response | Awaited<Answer>> {
  const outcome = await handlePost(request, intake, {
    language,
    formPath: new URL(request.url).pathname,
    successPath,
    visitorAddress: currentVisitor().address,
  })
  if (outcome instanceof Response) return outcome
  setResponseStatus(REFUSED_STATUS[outcome.kind])
  if (outcome.retryAfterSeconds !== undefined) {
    setResponseHeader('Retry-After', String(outcome.retryAfterSeconds))
  }
  try {
    return await formRenders.run(currentVisitor().address, async () => await render(outcome))
  } catch (error) {
    if (!(error instanceof RenderQueueFullError)) throw error
    setResponseStatus(POST_REFUSAL_STATUS.busy)
    return new Response(postRefusalPage(language, 'busy'), {
      status: POST_REFUSAL_STATUS.busy,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': String(BUSY_S) },
    })
  }
}
