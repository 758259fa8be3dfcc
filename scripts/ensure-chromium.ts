import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command: string, args: readonly string[]): boolean {
  console.warn(`$ ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/**
 * The Chromium for the browser tests: the system's; on Debian as root the one of its packages, with
 * fonts for Chinese, Japanese and Korean; else the one that Playwright brings (then the empty text).
 * @throws {Error} when none can be had
 */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM ?? findOnPath()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    const packages = ['chromium', 'fonts-noto-cjk']
    run('apt-get', ['update', '-q'])
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages])
    const installed = findOnPath()
    if (installed !== undefined) return installed
  }
  const playwright = path.join(path.dirname(import.meta.dirname), 'node_modules', '.bin', 'playwright')
  if (run(playwright, ['install', 'chromium'])) return ''
  throw new Error(
    'No Chromium was found and none could be installed. Install it, or set CHROMIUM to its path.',
  )
}
