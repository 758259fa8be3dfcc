/** What the page of the venue proposal does with a POST. */

import { localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import { photoIntake } from '#/modules/enquiries/server/proposal/photo-parts.server.ts'
import { proposalIntake } from '#/modules/enquiries/server/proposal/proposal-intake.server.ts'
import {
  readProposal,
  type SentProposal,
  UnreadableFormError,
} from '#/modules/enquiries/server/proposal/read-proposal.server.ts'
import type { RefusedProposal } from '#/modules/enquiries/site/proposal/refused-proposal.ts'
import { postForm } from './post-form.server.ts'

/** Takes the photographs in, then the form like any other. */
export async function postProposal<Answer>(
  request: Request,
  language: Language,
  render: (refused: RefusedProposal) => Answer,
): Promise<Response | Awaited<Answer>> {
  let sent: SentProposal
  try {
    sent = await readProposal(request, photoIntake())
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error
    return new Response(null, { status: error.status })
  }
  const { draft, refused, gone, failed } = sent
  // When the database is away, what the form names is believed until it can be asked.
  const photos = failed
    ? sent.ids.map((id) => ({ id, width: 0, height: 0 }))
    : sent.photos.map(({ id, width, height }) => ({ id, width, height }))
  return postForm(proposalIntake(sent), {
    request: textRequest(request, sent.fields),
    language,
    successPath: `${localize('submit-venue', {}, language)}#form`,
    render: (form) => render({ form, photos: { draft, photos, refused, gone } }),
  })
}

/** The same request with a body of text. */
function textRequest({ url, headers }: Request, body: URLSearchParams): Request {
  const accept = headers.get('accept')
  return new Request(url, { method: 'POST', body, headers: accept === null ? {} : { accept } })
}
