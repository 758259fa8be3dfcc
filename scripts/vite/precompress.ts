import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|xml|webmanifest)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Write a `.br` and a `.gz` twin beside every text file of the client build, at the strongest
 * setting, so that the HTTP server never compresses a static file while a visitor waits.
 */
export function precompress(): Plugin {
  return {
    name: 'passage:precompress',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      const root = options.dir
      if (root === undefined) return
      const entries = await readdir(root, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
      await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))))
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  const [br, gz] = await Promise.all([brotli(bytes, quality), deflate(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
