/** POST handler of the venue proposal page. */

import { localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import { photoUpload } from '#/modules/enquiries/server/proposal/photo-parts.server.ts'
import { proposalDefinition } from '#/modules/enquiries/server/proposal/proposal-form.server.ts'
import {
  readProposal,
  type SentProposal,
  UnreadableFormError,
} from '#/modules/enquiries/server/proposal/read-proposal.server.ts'
import type { RejectedProposal } from '#/modules/enquiries/site/proposal/rejected-proposal.ts'
import { postForm } from './post-form.server.ts'

/** Store the photographs, then submit the form like any other. */
export async function postProposal<Answer>(
  request: Request,
  language: Language,
  render: (rejected: RejectedProposal) => Answer,
): Promise<Response | Awaited<Answer>> {
  let sent: SentProposal
  try {
    sent = await readProposal(request, photoUpload())
  } catch (error) {
    if (!(error instanceof UnreadableFormError)) throw error
    return new Response(null, { status: error.status })
  }
  const { draft, rejected, gone, failed } = sent
  // While the database is down, the photographs that the form names are accepted until they can be checked.
  const photos = failed
    ? sent.ids.map((id) => ({ id, width: 0, height: 0 }))
    : sent.photos.map(({ id, width, height }) => ({ id, width, height }))
  return postForm(proposalDefinition(sent), {
    request: textRequest(request, sent.fields),
    language,
    successPath: `${localize('submit-venue', {}, language)}#form`,
    render: (form) => render({ form, photos: { draft, photos, rejected, gone } }),
  })
}

/** The same request with a text body. */
function textRequest({ url, headers }: Request, body: URLSearchParams): Request {
  const accept = headers.get('accept')
  return new Request(url, { method: 'POST', body, headers: accept === null ? {} : { accept } })
}
