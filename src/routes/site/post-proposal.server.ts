/** POST handler of the venue proposal page. */

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

/** Store the photographs, then submit the form like any other. */
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
  // While the database is down, the photographs that the form names are accepted until they can be checked.
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

/** The same request with a text body. */
function textRequest({ url, headers }: Request, body: URLSearchParams): Request {
  const accept = headers.get('accept')
  return new Request(url, { method: 'POST', body, headers: accept === null ? {} : { accept } })
}
