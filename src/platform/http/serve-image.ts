import type { IncomingMessage, ServerResponse } from 'node:http'
import { IMAGE_FORMATS } from '#/lib/pictures/allow-list.ts'
import { etagOf } from '#/platform/etag.ts'
import { ImageAddressError, parseImageAddress } from '#/platform/images/image-address.ts'
import { BudgetSpentError } from '#/platform/images/picture-budget.ts'
import { QueueFullError, RETRY_AFTER_S } from '#/platform/images/picture-queue.ts'
import type { SocialImageService } from '#/platform/social-images/social-image-service.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import { sendPlain, sendStored } from './send.ts'
import { currentVisitor } from './visitor.ts'

/** A day, then a week in which the old picture is shown while the browser asks: a key's bytes may be replaced. */
const FINAL = 'public, max-age=86400, stale-while-revalidate=604800'

/** Behind a content delivery network, which would show the old one to everybody for that week (ADR 0132). */
const FINAL_FOR_SHARED = 'public, max-age=86400'

/**
 * Answer `/img/{modifiers}/{key}`: 400 with the reason for anything not allow-listed, 404 for an unknown key, 429 or
 * 503 when too many would have to be made.
 */
export async function serveImage(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  { images, cdnMaxAge }: Pick<HttpServerParts, 'images' | 'cdnMaxAge'>,
): Promise<void> {
  const final = cdnMaxAge === undefined ? FINAL : FINAL_FOR_SHARED
  if (request.method === 'POST') {
    return sendPlain(request, response, 405, 'Nothing can be sent to a picture.\n', { Allow: 'GET, HEAD' })
  }
  try {
    const image = await images.serve(parseImageAddress(pathname), currentVisitor().address)
    if (image === undefined) return sendPlain(request, response, 404, 'There is no image with this key.\n')
    sendStored(request, response, {
      status: 200,
      headers: {
        'Content-Type': IMAGE_FORMATS[image.format],
        'Cache-Control': image.final ? final : 'no-cache',
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

/** The address changes with everything that the picture shows. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Answer `/previews/…`: only addresses that a page could announce lead to a picture, and an older address of one leads
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

/**
 * Answer for a picture that is not made now: 429 to a visitor who has had too many made (RFC 6585, section 4), 503
 * when too many wait; both with `Retry-After`.
 * @throws any other error
 */
function sendBusy(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (error instanceof BudgetSpentError) {
    const text = `Too many new pictures. Ask again in ${error.retryAfterSeconds} seconds.\n`
    sendPlain(request, response, 429, text, { 'Retry-After': String(error.retryAfterSeconds) })
    return
  }
  if (!(error instanceof QueueFullError)) throw error
  const text = `Too many pictures are being made. Ask again in ${RETRY_AFTER_S} seconds.\n`
  sendPlain(request, response, 503, text, { 'Retry-After': String(RETRY_AFTER_S) })
}
