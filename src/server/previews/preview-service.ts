import { plainVariant } from '../images/allow-list.ts'
import type { FocalPoint } from '../images/focal-point.ts'
import { ImageCache, type VersionedImage } from '../images/image-cache.ts'
import type { Originals } from '../images/originals.ts'
import { PictureQueue } from '../images/picture-queue.ts'
import type { PanelText } from './draw-panel.ts'
import { PanelDrawer } from './panel-drawer.ts'
import { joinPreview, PREVIEW_SIZE } from './preview-picture.ts'

/** A page's preview: what it shows, and the name and version it is kept under. */
export interface Preview {
  /** a–z, 0–9 and hyphens; one for each page and language. */
  readonly name: string
  /** Changes with everything that can be seen. */
  readonly version: string
  readonly text: PanelText
  /** Key of the photograph. */
  readonly photo: string
  /** What of it stays in view; absent for its middle. */
  readonly focus?: FocalPoint | undefined
}

/** Whoever knows the pages: the preview at an address, or nothing where no page has one. */
export type FindPreview = (pathname: string) => Promise<{ preview: Preview; address: string } | undefined>

/** What a preview service is put together from. */
interface PreviewServiceOptions {
  readonly find: FindPreview
  readonly originals: Originals
  /** Absolute folder for finished previews. */
  readonly cacheDir: string
  /** Processes that share the folder. */
  readonly processes: number
  readonly onError: (error: unknown) => void
}

/** The most that finished previews may take on disk: about 4,000 of them. */
const CACHE_BYTES = 256 * 1024 * 1024

/** Makes the preview pictures of pages when they are first asked for, and keeps them on disk. */
export class PreviewService {
  readonly find: FindPreview
  readonly #originals: Originals
  readonly #cache: ImageCache
  readonly #drawer = new PanelDrawer()
  /** One at a time, beside the queue of photographs: networks ask seldom and can wait. */
  readonly #queue = new PictureQueue(1)
  readonly #making = new Map<string, Promise<Buffer | undefined>>()

  constructor({ find, originals, cacheDir: root, processes, onError }: PreviewServiceOptions) {
    this.find = find
    this.#originals = originals
    this.#cache = new ImageCache({ root, maxBytes: CACHE_BYTES, processes, onError })
  }

  /**
   * The bytes of a preview, JPEG; nothing when its photograph is gone.
   * @throws {QueueFullError} when it would have to be made and too many others wait already
   */
  async serve(preview: Preview): Promise<Buffer | undefined> {
    const image: VersionedImage = {
      ...plainVariant('jpeg', PREVIEW_SIZE.width),
      height: PREVIEW_SIZE.height,
      key: preview.name,
      version: preview.version,
    }
    return (await this.#cache.read(image)) ?? this.#make(preview, image)
  }

  /** Ends the drawing thread; for the end of the process. */
  close(): Promise<void> {
    return this.#drawer.close()
  }

  #make(preview: Preview, image: VersionedImage): Promise<Buffer | undefined> {
    const id = `${preview.name}.${preview.version}`
    const making =
      this.#making.get(id) ??
      this.#queue.run(() => this.#makeNow(preview, image)).finally(() => this.#making.delete(id))
    this.#making.set(id, making)
    return making
  }

  async #makeNow(preview: Preview, image: VersionedImage): Promise<Buffer | undefined> {
    const photo = await this.#originals.read(preview.photo)
    if (photo === undefined) return undefined
    const bytes = await joinPreview(await this.#drawer.draw(preview.text), photo, preview.focus)
    await this.#cache.write(image, bytes)
    return bytes
  }
}
