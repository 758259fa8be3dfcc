import type { IncomingMessage, ServerResponse } from 'node:http'
import { IMAGE_FORMATS, ImageAddressError, parseImageAddress } from '../images/image-address.ts'
import type { ImageService } from '../images/image-service.ts'
import { sendPlain, sendStored } from './send.ts'
import { etagOf } from './stored-response.ts'

/** Answers `/img/{modifiers}/{key}`: 400 with the reason for anything not allow-listed, 404 for an unknown key. */
export async function serveImage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  images: ImageService,
): Promise<void> {
  try {
    const image = await images.serve(parseImageAddress(pathname))
    if (image === undefined) return sendPlain(request, response, 404, 'There is no picture with this key.\n')
    sendStored(request, response, {
      status: 200,
      headers: {
        'Content-Type': IMAGE_FORMATS[image.format],
        'Cache-Control': image.final ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-cache',
      },
      etag: etagOf(image.bytes),
      bodies: { identity: image.bytes },
    })
  } catch (error) {
    if (!(error instanceof ImageAddressError)) throw error
    sendPlain(request, response, 400, `${error.message}\n`)
  }
}
