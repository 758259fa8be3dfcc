/** Traces of a running site in its folders: where there are any, an empty database means a lost one. */
import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '#/platform/environment.ts'
import { installationFile } from './installation-file.ts'

type Places = Pick<Environment, 'dataDir' | 'storage' | 'databaseUrl'>

/**
 * Look for data of a site that has been running. All of these are made after the database has its tables; `auth-secret`
 * is made before and therefore says nothing: a first start that was killed may go on.
 * @returns what was found, as sentences; empty for a new folder
 */
export function findDataTraces({ dataDir, storage, databaseUrl }: Places): string[] {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  const traces: string[] = []
  if (existsSync(installationFile(dataDir))) traces.push('installation.json')
  // A storage elsewhere may be shared, or filled before the first start.
  const folder = storage.kind === 'folder' && isWithin(storage.folder, dataDir) ? storage.folder : undefined
  if (folder !== undefined && isAnyFile(folder)) traces.push(`photographs in ${folder}`)
  if (isAnyFile(path.join(dataDir, 'builds'))) traces.push('files of earlier builds')
  if (isAnyFile(path.join(dataDir, 'mail'))) traces.push('mails')
  // SQLite would throw away the log of a database that is not there, and with it the latest requests.
  if (file !== undefined && isLogWithout(file)) traces.push(`${file}-wal without its database`)
  return traces
}

function isWithin(folder: string, around: string): boolean {
  return `${folder}${path.sep}`.startsWith(`${around}${path.sep}`)
}

/** Whether a folder holds a file; parts of files, whose names begin with a dot, count for nothing. */
function isAnyFile(folder: string): boolean {
  return entriesOf(folder).some((entry) => {
    if (entry.name.startsWith('.')) return false
    return entry.isDirectory() ? isAnyFile(path.join(folder, entry.name)) : entry.isFile()
  })
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function isLogWithout(file: string): boolean {
  return sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0
}

/** In bytes; 0 for a file that is not there. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
