import { bareRefusal } from '#/forms/bare-refusal.ts'
import { JSON_ANSWER } from '#/forms/send-form.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { postRefusalPage } from '#/i18n/post-refusals.ts'
import { PHOTOS_ADDRESS } from '#/modules/enquiries/model/draft-photo.ts'
import type { PhotoProblem } from '#/modules/enquiries/model/photo-problem.ts'
import type { RefusalText, RefusedPost, SayRefusal } from '#/platform/http/refused-post.ts'

/**
 * Says why a post was rejected: to script in the form that it expects, to people with a short page in the language of
 * the address. Addresses that are neither get plain words from the HTTP server.
 */
export const sayRefusal: SayRefusal = (refused) => {
  const { url, accept } = refused
  if (url.pathname === PHOTOS_ADDRESS) return json(photoProblem(refused))
  const address = resolveAddress(url)
  if (address.kind !== 'page') return undefined
  if (accept === JSON_ANSWER) return json(bareRefusal(refused.reason, refused.retryAfterSeconds))
  const text = postRefusalPage(address.address.ui, refused.reason)
  return { contentType: 'text/html; charset=utf-8', text }
}

function photoProblem({ reason, retryAfterSeconds = 60 }: RefusedPost): PhotoProblem {
  if (reason === 'large') return { code: 'too-many-bytes' }
  if (reason === 'limited')
    return { code: 'too-many-uploads', values: { minutes: Math.ceil(retryAfterSeconds / 60) } }
  return { code: reason === 'busy' ? 'no-room' : 'lost' }
}

function json(body: object): RefusalText {
  return { contentType: JSON_ANSWER, text: JSON.stringify(body) }
}
