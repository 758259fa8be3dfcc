/** Entry of the process that makes pictures: the only place of a running site where a decoder is loaded. */
import sharp from 'sharp'
import { PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { joinSocialImage } from '#/platform/images/social-image.ts'
import { acceptPicture } from './accept-picture.ts'
import { dominantColor } from './dominant-color.ts'
import { makeVariant } from './make-variant.ts'
import { readHead } from './open-picture.ts'
import type { PictureAnswer, PictureOrder } from './picture-process.ts'
import { makeThumbnail } from './thumbnail.ts'

const operations = {
  acceptPicture,
  joinSocialImage,
  makeVariant,
  /** Width in pixels, from the header of a picture. */
  pictureWidth: async (bytes: Uint8Array) => (await readHead(bytes)).width,
  /** The colour of a whole picture, as `#rrggbb`. */
  pictureColor: async (bytes: Uint8Array) => dominantColor(await makeThumbnail(bytes)),
} as const

/** Work that the process can do, by name. */
export type PictureOperations = typeof operations

// Each picture is another one: what libvips would keep of the last is never asked for again.
sharp.cache(false)

async function answer({ id, name, args }: PictureOrder): Promise<PictureAnswer> {
  try {
    const operation = operations[name] as (...given: readonly unknown[]) => Promise<unknown>
    return { id, value: await operation(...args) }
  } catch (error) {
    if (error instanceof PictureRejection) return { id, rejection: error.problem }
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

// A signal to the whole group is the site's to handle: it finishes what visitors wait for.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)

/** End at once, without waiting for a picture in the hands of libvips: no one would receive it. */
const end = () => process.kill(process.pid, 'SIGKILL')

process.on('disconnect', end)
process.on('message', async (order) => {
  const answered = await answer(order as PictureOrder)
  // Between the look and the sending the site may be gone; the event of it ends this process.
  if (process.connected) process.send?.(answered, undefined, undefined, () => undefined)
})
// The site may have gone while this module was loaded.
if (!process.connected) end()
