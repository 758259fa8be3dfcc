import { bareRejection } from '#/forms/bare-rejection.ts'
import { JSON_ANSWER } from '#/forms/send-form.ts'
import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { postRejectionPage } from '#/i18n/post-rejections.ts'
import { PHOTOS_ADDRESS, type PhotoProblem } from '#/modules/enquiries/model/draft-photo.ts'
import type { DescribeRejection, RejectedPost, RejectionText } from '#/platform/http/rejected-post.ts'

/**
 * Say why a post was rejected: to script in the form that it expects, to people with a short page in the language of
 * the address. Addresses that are neither get plain words from the HTTP server.
 */
export const describeRejection: DescribeRejection = (rejected) => {
  const { url, accept } = rejected
  if (url.pathname === PHOTOS_ADDRESS) return json(photoProblem(rejected))
  const address = resolveAddress(url)
  if (address.kind !== 'page') return undefined
  if (accept === JSON_ANSWER) return json(bareRejection(rejected.reason, rejected.retryAfterSeconds))
  const text = postRejectionPage(address.address.ui, rejected.reason)
  return { contentType: 'text/html; charset=utf-8', text }
}

function photoProblem({ reason, retryAfterSeconds = 60 }: RejectedPost): PhotoProblem {
  if (reason === 'large') return { code: 'too-many-bytes' }
  if (reason === 'limited')
    return { code: 'too-many-uploads', values: { minutes: Math.ceil(retryAfterSeconds / 60) } }
  return { code: reason === 'busy' ? 'no-room' : 'lost' }
}

function json(body: object): RejectionText {
  return { contentType: JSON_ANSWER, text: JSON.stringify(body) }
}
