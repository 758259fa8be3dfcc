import type { Page } from '@playwright/test'

/** A picture as the browser shows it. */
export interface DrawnPicture {
  readonly alt: string
  /**
   * Whether its container already has the same accessible name: a labelled link, or the card's own picture
   * below it.
   */
  readonly isRepeated: boolean
  readonly hasSize: boolean
  /** In CSS pixels, including the cropped parts. */
  readonly drawn: number
  /** Image pixels of the file that was fetched; 0 while there is none. */
  readonly file: number
  /** Image pixels of the files to choose from. */
  readonly offered: readonly number[]
  /** In CSS pixels, from the upper edge of the window. */
  readonly top: number
}

/** Every photograph of the page that has a box. */
export function drawnPictures(page: Page): Promise<DrawnPicture[]> {
  return page.locator('main .photo img').evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.getClientRects().length > 0)
      .map((image) => {
        const box = (image.closest('.photo') ?? image).getBoundingClientRect()
        const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])]
        const source = sources.find(({ media }) => media === '' || matchMedia(media).matches)
        const ratio = image.naturalHeight > 0 ? image.naturalWidth / image.naturalHeight : 0
        return {
          alt: image.alt,
          isRepeated: image.closest('[aria-label] > .photo, .alt') !== null,
          hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
          drawn: Math.max(box.width, box.height * ratio),
          file: Number(/w_(\d+)/.exec(image.currentSrc)?.[1] ?? 0),
          offered: [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          top: box.top,
        }
      }),
  )
}

/** Scroll down the page as a reader does, and wait for the pictures that come into view. */
export async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForFunction(() => {
      const inView = [...document.querySelectorAll<HTMLImageElement>('main .photo img')].filter((image) => {
        const box = (image.closest('.photo') ?? image).getBoundingClientRect()
        // A row that is swiped has others beside the one in view.
        const isBeside = box.left >= innerWidth || box.right <= 0
        return box.width > 0 && box.top < innerHeight && box.bottom > 0 && !isBeside
      })
      return inView.every(({ naturalWidth }) => naturalWidth > 0)
    })
  }
}
