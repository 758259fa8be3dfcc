import { get } from 'node:http'

/** Read an address as it comes over the wire, compressed with brotli. */
export function read(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        answer.headers['content-encoding'] === 'br' || Buffer.concat(parts).length < 1400
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${url} came uncompressed`)),
      )
      answer.on('error', reject)
    }).on('error', reject)
  })
}
