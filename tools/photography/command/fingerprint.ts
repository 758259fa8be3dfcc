import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Quality } from './arguments.ts'
import { TOOL } from './places.ts'
import type { Picture, Plan } from './plan.ts'

/** What a picture was made from. */
export interface Fingerprint {
  /** Hash of its record, the facts of its room and the quality. */
  readonly inputs: string
  /** Hash of all Python programs of this tool. */
  readonly programs: string
}

/** Hash of what the plan says about a picture. */
export function hashInputs(picture: Picture, rooms: Plan['rooms'], quality: Quality): string {
  const room = typeof picture.room === 'string' ? rooms.get(picture.room) : picture.room
  return hashOf(JSON.stringify([sorted(picture), sorted(room), quality.samples, quality.width]))
}

/** Hash of every Python file below a folder. */
export function hashPrograms(folder = TOOL): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.py'))
    .sort()
  return hashOf(...files.flatMap((file) => [file, readFileSync(path.join(folder, file))]))
}

/** Whether a picture has to be made again. */
export function isStale(made: Fingerprint | undefined, now: Fingerprint, keepOldPrograms: boolean): boolean {
  if (made?.inputs !== now.inputs) return true
  return !keepOldPrograms && made.programs !== now.programs
}

/** The fingerprint that lies beside a finished picture. */
export function readFingerprint(out: string, name: string): Fingerprint | undefined {
  const file = fingerprintFile(out, name)
  if (!existsSync(file) || !existsSync(path.join(out, `${name}.jpg`))) return undefined
  return JSON.parse(readFileSync(file, 'utf8')) as Fingerprint
}

/** Says that a picture is finished. */
export function writeFingerprint(out: string, name: string, fingerprint: Fingerprint): void {
  const file = fingerprintFile(out, name)
  mkdirSync(path.dirname(file), { recursive: true })
  // Renamed into place, so that a run that is killed leaves none half written.
  writeFileSync(`${file}.part`, JSON.stringify(fingerprint))
  renameSync(`${file}.part`, file)
}

function fingerprintFile(out: string, name: string): string {
  return path.join(out, '.made-from', `${name}.json`)
}

/** The same value with the keys of its objects in order: to move a line in a record changes nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

function hashOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
