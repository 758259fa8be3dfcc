import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SocialImageService } from '#/platform/social-images/social-image-service.ts'
import { sendPlain, sendStored } from './send.ts'
import { sendBusy } from './send-busy.ts'
import { etagOf } from './stored-response.ts'
import { currentVisitor } from './visitor.ts'

/** The address changes with everything that the picture shows. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Answers `/previews/…`: only addresses that a page could announce lead to a picture, and an older address of one leads
 * to the present one. Nothing of the address is ever drawn.
 */
export async function serveSocialImage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  previews: SocialImageService,
): Promise<void> {
  if (request.method === 'POST') {
    return sendPlain(request, response, 405, 'Nothing can be sent to a picture.\n', { Allow: 'GET, HEAD' })
  }
  const found = await previews.find(pathname)
  if (found === undefined) return sendPlain(request, response, 404, 'No page has this preview.\n')
  if (found.address !== pathname) {
    const headers = { Location: found.address, 'Cache-Control': 'public, max-age=3600' }
    return sendPlain(request, response, 302, 'The page looks different now.\n', headers)
  }
  try {
    const bytes = await previews.serve(found.preview, currentVisitor().address)
    if (bytes === undefined)
      return sendPlain(request, response, 404, 'The photograph of this page is gone.\n')
    sendStored(request, response, {
      status: 200,
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': FOREVER },
      etag: etagOf(bytes),
      bodies: { identity: bytes },
    })
  } catch (error) {
    sendBusy(request, response, error)
  }
}
