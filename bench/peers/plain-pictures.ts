/**
 * A bare `node:http` server that makes each picture it is asked for with sharp, in its own process and as sharp comes,
 * and keeps none. Started by `bench/memory.ts` with the folder of the photographs; says its port.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import sharp from 'sharp'
import { parseImageAddress } from '../../src/platform/images/image-address.ts'

const folder = process.argv[2] ?? ''

const server = createServer(async (request, response) => {
  const { key, format, width, quality } = parseImageAddress(request.url ?? '')
  const resized = sharp(path.join(folder, `${key}.jpg`)).resize({ width, withoutEnlargement: true })
  const settings = { quality: format === 'avif' ? Math.round(quality * 0.725) : quality, effort: 2 }
  const bytes = await resized.toFormat(format, settings).toBuffer()
  response.writeHead(200, { 'content-length': bytes.length }).end(bytes)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
