import type { IncomingMessage, ServerResponse } from 'node:http'
import { IMAGE_FORMATS } from '#/lib/pictures/allow-list.ts'
import { parseImageAddress } from '#/platform/images/image-address.ts'
import { ImageAddressError } from '#/platform/images/image-address-error.ts'
import type { ImageService } from '#/platform/images/image-service.ts'
import { sendPlain, sendStored } from './send.ts'
import { sendBusy } from './send-busy.ts'
import { currentVisitor } from './visitor.ts'

/** A day, then a week in which the old picture is shown while the browser asks: a key's bytes may be replaced. */
const FINAL = 'public, max-age=86400, stale-while-revalidate=604800'

/**
 * Answers `/img/{modifiers}/{key}`: 400 with the reason for anything not allow-listed, 404 for an unknown key, 429 or
 * 503 when too many would have to be made.
 */
export async function serveImage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  images: ImageService,
): Promise<void> {
  if (request.method === 'POST') {
    return sendPlain(request, response, 405, 'Nothing can be sent to a picture.\n', { Allow: 'GET, HEAD' })
  }
  try {
    const image = await images.serve(parseImageAddress(pathname), currentVisitor().address)
    if (image === undefined) return sendPlain(request, response, 404, 'There is no picture with this key.\n')
    sendStored(request, response, {
      status: 200,
      headers: {
        'Content-Type': IMAGE_FORMATS[image.format],
        'Cache-Control': image.final ? FINAL : 'no-cache',
        // Mails show pictures too, and some are read on pages of other sites.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
      etag: image.etag,
      bodies: { identity: image.bytes },
    })
  } catch (error) {
    if (error instanceof ImageAddressError) return sendPlain(request, response, 400, `${error.message}\n`)
    sendBusy(request, response, error)
  }
}
