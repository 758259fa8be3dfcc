import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { etagOf } from '#/platform/etag.ts'
import type { Bodies, StoredResponse } from './stored-response.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Read the client build into memory: one look-up by exact path, so that no path of a visitor ever
 * touches the disk. Files under `/assets/` carry a hash in their name and never change.
 * @param root folder of the client build; `.br` and `.gz` twins made by the build are taken along
 */
export function loadStaticFiles(root: string): ReadonlyMap<string, StoredResponse> {
  const files = new Map<string, StoredResponse>()
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const url = `/${path.relative(root, file).split(path.sep).join('/')}`
    const stored = readStaticFile(file, url)
    if (stored) files.set(url, stored)
  }
  return files
}

/**
 * Read one file with its twins.
 * @param url its address; what lies under `/assets/` never changes
 * @returns nothing for a file of another kind than the site has, such as a twin itself
 */
export function readStaticFile(file: string, url: string): StoredResponse | undefined {
  if (!isStaticName(file)) return undefined
  const br = readIfThere(`${file}.br`)
  const gzip = readIfThere(`${file}.gz`)
  return storeFile({ identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) }, url)
}

/** Whether the site has files of this kind; twins are none. */
export function isStaticName(name: string): boolean {
  return path.extname(name) in TYPES
}

/** The answer that a file and its twins make; the end of its address says of what kind it is. */
export function storeFile(bodies: Bodies & { readonly identity: Buffer }, url: string): StoredResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': TYPES[path.extname(url)] ?? 'application/octet-stream',
      'Cache-Control': url.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
    },
    etag: etagOf(bodies.identity),
    bodies,
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
