import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SECRET_FILE } from './manifest.ts'

const LENGTH = 16

/** Says whether two secrets are the same without telling either: they have at least 32 random characters. */
export function secretId(secret: string): string {
  return createHmac('sha256', secret).update('passage backup').digest('hex').slice(0, LENGTH)
}

/** The secret that was made in `DATA_DIR`, if one was. */
export function readKeptSecret(dataDir: string): Promise<string | undefined> {
  return readFile(path.join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined)
}
