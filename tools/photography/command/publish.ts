import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { publishedFile } from './places.ts'

/** Copies a finished picture to where the project keeps it, unless it is there. Tells whether it did. */
export function publish(out: string, name: string): boolean {
  const source = path.join(out, `${name}.jpg`)
  const target = publishedFile(name)
  if (existsSync(target) && readFileSync(target).equals(readFileSync(source))) return false
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(source, `${target}.part`)
  renameSync(`${target}.part`, target)
  return true
}
