import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { plainVariant } from '../src/lib/pictures/allow-list.ts'
import { ImageService } from '../src/platform/images/image-service.ts'
import { picturesAtATime } from '../src/platform/images/picture-queue.ts'
import { freePort, type RunningSite, startSite } from '../tests/site/running-site.ts'
import { answersPerSecond } from './peers/keep-alive-load.ts'
import { startNginx } from './peers/nginx.ts'

/*
 * How many photographs of the demo (1600 pixels wide) the image service makes 640 pixels wide a second, beside bare
 * sharp doing the same without queue, cache and versions; and how many finished pictures the running site hands out a
 * second, beside nginx serving the same bytes from files. One process each. Needs a build: `npm run build`.
 */
const RUNS = 5
const PHOTOS = 24
const WIDTH = 640
const CONNECTIONS = 32
const SECONDS = 3

type Format = 'webp' | 'avif'

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const perSecond = async (job: () => Promise<unknown>, count: number) => {
  const started = performance.now()
  await job()
  return count / ((performance.now() - started) / 1000)
}

const folder = path.join(import.meta.dirname, '..', 'db', 'demo', 'photos')
const keys = (await readdir(folder)).slice(0, PHOTOS).map((name) => path.basename(name, '.jpg'))
const read = (key: string) => readFile(path.join(folder, `${key}.jpg`))
const parallel = picturesAtATime(1)

async function inParallel(count: number, job: (key: string) => Promise<unknown>): Promise<void> {
  const waiting = [...keys]
  const work = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await job(key)
  }
  await Promise.all(Array.from({ length: count }, work))
}

/** WebP with as many at a time as visitors get; AVIF one at a time, as the background has it. */
async function serviceRun(format: Format): Promise<number> {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
  const service = new ImageService({
    originals: { read, version: async () => 'v1', list: async () => keys },
    cacheDir,
    cacheBytes: 1e9,
    processes: 1,
    parallel,
    onError: (error) => console.error(error),
  })
  const images = keys.map((key) => ({ ...plainVariant(format, WIDTH), key }))
  const make = format === 'webp' ? service.serve.bind(service) : service.makeBehind.bind(service)
  const rate = await perSecond(() => Promise.all(images.map((image) => make(image))), keys.length)
  await rm(cacheDir, { recursive: true })
  return rate
}

function bareRun(format: Format): Promise<number> {
  const encode = async (key: string) => {
    const resized = sharp(await read(key)).resize({ width: WIDTH, withoutEnlargement: true })
    return (
      format === 'webp' ? resized.webp({ quality: 80 }) : resized.avif({ quality: 58, effort: 2 })
    ).toBuffer()
  }
  return perSecond(() => inParallel(format === 'webp' ? parallel : 1, encode), keys.length)
}

async function measureMaking(format: Format): Promise<void> {
  const own: number[] = []
  const bare: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await serviceRun(format))
    bare.push(await bareRun(format))
  }
  const ratio = (median(own) / median(bare)).toFixed(2)
  const figures = `${median(own).toFixed(1)} /s   bare sharp ${median(bare).toFixed(1)} /s   ratio ${ratio}`
  console.log(`  ${format}   ${figures}   (${format === 'webp' ? parallel : 1} at a time)`)
}

async function measureHandingOut(site: RunningSite, root: string): Promise<void> {
  const targets = keys.map((key) => `/img/f_webp,w_${WIDTH}/${key}`)
  await mkdir(path.join(root, 'img', `f_webp,w_${WIDTH}`), { recursive: true })
  let bytes = 0
  for (const target of targets) {
    const body = Buffer.from(await (await fetch(site.origin + target)).arrayBuffer())
    await writeFile(path.join(root, target), body)
    bytes += body.length
  }
  const nginxPort = await freePort()
  const nginx = await startNginx(root, nginxPort)
  const ask = (port: number) =>
    answersPerSecond({ port, targets, connections: CONNECTIONS, seconds: SECONDS })
  const own: number[] = []
  const peer: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    own.push(await ask(Number(new URL(site.origin).port)))
    if (nginx) peer.push(await ask(nginxPort))
  }
  await nginx?.stop()
  const size = `${(bytes / targets.length / 1000).toFixed(0)} kB each`
  console.log(`  site    ${median(own).toFixed(0)} /s   (${CONNECTIONS} connections, ${size})`)
  if (!nginx) console.log('  nginx is not installed: no comparison')
  else {
    console.log(`  nginx   ${median(peer).toFixed(0)} /s`)
    console.log(`  ratio   ${(median(own) / median(peer)).toFixed(2)}`)
  }
}

console.log(`Photographs made ${WIDTH} pixels wide, ${availableParallelism()} cores`)
await measureMaking('webp')
await measureMaking('avif')

console.log('Finished pictures handed out')
const root = await mkdtemp(path.join(tmpdir(), 'passage-bench-'))
const site = await startSite({ DATA_DIR: path.join(root, 'data'), LOG_LEVEL: 'silent' })
await measureHandingOut(site, root)
await site.stop()
await rm(root, { recursive: true, force: true })
