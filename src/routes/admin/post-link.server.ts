import { setResponseStatus } from '@tanstack/react-start/server'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import type { LinkRejection } from '#/modules/staff/model/sign-in-outcome.ts'

type HandleLinkPost = (request: Request, language: Language) => Promise<Response | LinkRejection>

/**
 * Handle the form behind a one-time link, or render its page again with the validation errors (status 422).
 */
export async function postLink<Answer>(
  handle: HandleLinkPost,
  request: Request,
  language: string,
  render: (rejected: LinkRejection) => Answer,
): Promise<Response | Awaited<Answer>> {
  const outcome = await handle(request, isLanguage(language) ? language : 'en')
  if (outcome instanceof Response) return outcome
  setResponseStatus(422)
  return await render(outcome)
}
