import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { pictureProblems } from '../../src/modules/content/model/site-picture-texts.ts'
import { type SitePictureName, sitePictureKey } from '../../src/modules/content/model/site-pictures.ts'
import { type AcceptedPicture, acceptPicture } from '../../src/platform/images/accept-picture.ts'

const MODULE = 'virtual:site-photos'
const RESOLVED = `\0${MODULE}`

interface ShippedPhoto extends AcceptedPicture {
  /** Under which the image service has it. */
  key: string
  /** Of the master: pictures made from it stay good over builds. */
  changed: Date
}

/**
 * Measure the pictures of `content/photos` and give the server what pages need to know of them as
 * `virtual:site-photos`; put their bytes into `dist/photos` for the image service. A picture that lacks its
 * alternative text in one of the ten languages stops the build.
 */
export function sitePhotos(): Plugin {
  let root = ''
  let photos: Promise<ShippedPhoto[]> | undefined
  const read = () => {
    photos ??= readPhotos(root)
    return photos
  }
  const ship = async () => writePhotos(path.join(root, 'dist', 'photos'), await read())
  return {
    name: 'passage:site-photos',
    configResolved: (config) => {
      root = config.root
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load: async (id) =>
      id === RESOLVED ? `export default ${JSON.stringify(factsOf(await read()))}` : undefined,
    configureServer: ship,
    async writeBundle() {
      if (this.environment.name === 'ssr') await ship()
    },
  }
}

function factsOf(photos: readonly ShippedPhoto[]): object {
  return Object.fromEntries(
    photos.map(({ key, width, height, placeholder, dominantColor }) => [
      key,
      { width, height, placeholder, dominantColor },
    ]),
  )
}

async function readPhotos(root: string): Promise<ShippedPhoto[]> {
  const content = path.join(root, 'content')
  const files = await readdir(path.join(content, 'photos')).catch(() => [])
  const names = files.filter((file) => file.endsWith('.jpg')).map((file) => path.basename(file, '.jpg'))
  const texts = await Promise.all(
    LANGUAGE_CODES.map(async (code) => [
      code,
      JSON.parse(await readFile(path.join(content, code, 'photos.json'), 'utf8')),
    ]),
  )
  const problems = pictureProblems(names, Object.fromEntries(texts))
  if (problems.length > 0) throw new Error(`The site's pictures are not complete.\n${problems.join('\n')}`)
  const shipped: ShippedPhoto[] = []
  for (const name of names as SitePictureName[]) {
    const file = path.join(content, 'photos', `${name}.jpg`)
    const [master, { mtime: changed }] = await Promise.all([readFile(file), stat(file)])
    shipped.push({ key: sitePictureKey(name), changed, ...(await acceptPicture(master)) })
  }
  return shipped
}

async function writePhotos(folder: string, photos: readonly ShippedPhoto[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { key, bytes, changed } of photos) {
    const file = path.join(folder, `${key}.jpg`)
    await writeFile(file, bytes)
    await utimes(file, changed, changed)
  }
}
