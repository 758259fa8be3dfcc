import { plainVariant } from '#/lib/pictures/allow-list.ts'
import type { FocalPoint } from '#/lib/pictures/focal-point.ts'
import { ImageCache, type VersionedImage } from '#/platform/images/image-cache.ts'
import type { Originals } from '#/platform/images/originals.ts'
import { type PictureBudget, takeFromBudget } from '#/platform/images/picture-budget.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { PictureQueue } from '#/platform/images/picture-queue.ts'
import { SharedMaking } from '#/platform/images/shared-making.ts'
import { subscriberNetwork } from '#/platform/ip-address.ts'
import { SOCIAL_IMAGE_SIZE } from '../images/panel-size.ts'
import type { PanelText } from './draw-panel.ts'
import { PanelDrawer } from './panel-drawer.ts'

/** A page's preview: what it shows, and the name and version it is kept under. */
export interface SocialImage {
  /** a–z, 0–9 and hyphens; one for each page and language. */
  readonly name: string
  /** Changes with everything that can be seen. */
  readonly version: string
  readonly text: PanelText
  /** Key of the photograph. */
  readonly photo: string
  /** Focal point; absent for the middle. */
  readonly focus?: FocalPoint | undefined
}

/** Source of the social image at an address; undefined where no page has one. */
export type FindSocialImage = (
  pathname: string,
) => Promise<{ preview: SocialImage; address: string } | undefined>

/** Dependencies of the service for social images. */
interface PreviewServiceOptions {
  readonly find: FindSocialImage
  readonly originals: Originals
  /** Absolute folder for finished previews. */
  readonly cacheDir: string
  /** Processes that share the folder. */
  readonly processes: number
  readonly onError: (error: unknown) => void
  /** Count a preview that is drawn for a visitor. Absent: nothing is counted. */
  readonly waitOf?: PictureBudget | undefined
}

/** The most that finished previews may take on disk: about 4,000 of them. */
const CACHE_BYTES = 256 * 1024 * 1024

/** The preview pictures of pages, made when they are first asked for and kept on disk. */
export class SocialImageService {
  readonly find: FindSocialImage
  readonly #originals: Originals
  readonly #cache: ImageCache
  readonly #drawer = new PanelDrawer()
  /** One at a time, beside the queue of photographs: networks ask seldom and can wait. */
  readonly #queue = new PictureQueue(1)
  readonly #making = new SharedMaking<Buffer | undefined>()

  readonly #waitOf: PictureBudget | undefined

  constructor({ find, originals, cacheDir: root, processes, onError, waitOf }: PreviewServiceOptions) {
    this.#waitOf = waitOf
    this.find = find
    this.#originals = originals
    this.#cache = new ImageCache({ root, maxBytes: CACHE_BYTES, processes, onError })
  }

  /**
   * The bytes of a preview, JPEG; nothing when its photograph is gone.
   * @param visitor address of the visitor
   * @throws {QueueFullError} when it would have to be made and too many others wait already
   * @throws {BudgetSpentError} when it would have to be made and the visitor has had too many made
   */
  async serve(preview: SocialImage, visitor?: string): Promise<Buffer | undefined> {
    const image: VersionedImage = {
      ...plainVariant('jpeg', SOCIAL_IMAGE_SIZE.width),
      height: SOCIAL_IMAGE_SIZE.height,
      key: preview.name,
      version: preview.version,
    }
    return (await this.#cache.read(image)) ?? this.#make(preview, image, visitor)
  }

  /** End the drawing thread; for the end of the process. */
  close(): Promise<void> {
    return this.#drawer.close()
  }

  async #make(
    preview: SocialImage,
    image: VersionedImage,
    visitor: string | undefined,
  ): Promise<Buffer | undefined> {
    const id = `${preview.name}.${preview.version}`
    const lane = visitor === undefined ? undefined : subscriberNetwork(visitor)
    const underWay = this.#making.join(id, lane)
    if (underWay) return underWay
    takeFromBudget(this.#waitOf, visitor)
    return this.#making.begin(
      id,
      lane,
      () => this.#makeNow(preview, image),
      (job, whose) => this.#queue.run(job, whose),
    )
  }

  async #makeNow(preview: SocialImage, image: VersionedImage): Promise<Buffer | undefined> {
    const photo = await this.#originals.read(preview.photo)
    if (photo === undefined) return undefined
    const panel = await this.#drawer.draw(preview.text)
    const bytes = await pictureProcess.run('joinSocialImage', panel, photo, preview.focus)
    await this.#cache.write(image, bytes)
    return bytes
  }
}
