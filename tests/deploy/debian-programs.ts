import path from 'node:path'
import { installPackages, isExecutable } from '../../scripts/system-programs.ts'

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']

/** The file of a program of this machine. */
export function findProgram(name: string): string | undefined {
  return FOLDERS.map((folder) => path.join(folder, name)).find(isExecutable)
}

/**
 * See to it that programs are there. On Debian as root their packages are installed.
 * @param packages of Debian, by the name of the program
 * @throws {Error} when one cannot be had: nothing is left out in silence
 */
export function ensurePrograms(packages: Readonly<Record<string, string>>): void {
  const missing = () => Object.keys(packages).filter((name) => findProgram(name) === undefined)
  if (missing().length === 0) return
  installPackages(missing().map((name) => packages[name] ?? name))
  if (missing().length === 0) return
  throw new Error(
    `The tests of the deployment need ${missing().join(', ')}. On Debian: apt-get install ${missing()
      .map((name) => packages[name])
      .join(' ')}`,
  )
}
