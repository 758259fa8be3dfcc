/** The POST of the quote form: from a request to a redirect, or to a form to be shown again. */
import type { Language } from '#/i18n/languages.ts'
import { localize } from '#/i18n/localize.ts'
import { getLog } from '#/server/log.ts'
import { readQuoteForm, type SentForm } from './quote-form.ts'
import type { RefusedForm } from './quote-outcome.ts'
import { submitQuoteVenue } from './submit-quote.server.ts'

/** Where the form was sent from. */
export interface PostContext {
  /** Interface language of the page, also that of the mail to the visitor. */
  readonly language: Language
  /** Path of the page with the form, for the back office. */
  readonly sourcePage: string
}

/**
 * Takes a posted quote request (urlencoded or multipart).
 * @returns a redirect (303) to the page that shows the reference, an answer to a request that is no form
 *   (400, 415), or the form for the route to render: with 422 when `refused`, with 503 when `failed`
 */
export async function handleQuotePost(
  request: Request,
  context: PostContext,
): Promise<Response | RefusedForm> {
  const form = await readForm(request)
  if (form instanceof Response) return form
  try {
    const outcome = await submitQuoteVenue(form, context)
    if (outcome.kind !== 'accepted') return outcome
    return seeOther(`${localize('contact-success', {}, context.language)}?reference=${outcome.reference}`)
  } catch (error) {
    getLog().error({ error: describe(error) }, 'a quote request could not be stored')
    const { values, venues, submissionKey } = readQuoteForm(form)
    return { kind: 'failed', values, venues, errors: [], submissionKey }
  }
}

async function readForm(request: Request): Promise<SentForm | Response> {
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

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
}

/** Databases put the values of a failed statement, and so personal data, into other properties of an error. */
function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
