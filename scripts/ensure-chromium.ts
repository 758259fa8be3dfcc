import path from 'node:path'
import { installPackages, isExecutable, runInSight } from './system-programs.ts'

/** Without the parts that only a window needs, the first takes a quarter less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isExecutable)
}

/**
 * The Chromium for the browser tests: the system's; on Debian as root the one of its packages, with
 * fonts for Chinese, Japanese and Korean; else the one that Playwright brings (then the empty text).
 * @throws {Error} when none can be had
 */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM ?? findOnPath()
  if (found !== undefined) return found
  if (installPackages(['chromium-headless-shell', 'fonts-noto-cjk'])) {
    const installed = findOnPath()
    if (installed !== undefined) return installed
  }
  const playwright = path.join(path.dirname(import.meta.dirname), 'node_modules', '.bin', 'playwright')
  if (runInSight(playwright, ['install', 'chromium'])) return ''
  throw new Error(
    'No Chromium was found and none could be installed. Install it, or set CHROMIUM to its path.',
  )
}
