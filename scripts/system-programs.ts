import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

const MANAGER = '/usr/bin/apt-get'

/** Whether this user may run a file. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Run a program with its output shown below its command. Return whether it succeeded. */
export function runInSight(command: string, args: readonly string[]): boolean {
  console.warn(`$ ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Install packages of Debian, where that is what this machine is and the user may. Return whether it was tried. */
export function installPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !isExecutable(MANAGER)) return false
  runInSight(MANAGER, ['update', '-q'])
  runInSight(MANAGER, ['install', '-y', '-q', '--no-install-recommends', ...packages])
  return true
}
