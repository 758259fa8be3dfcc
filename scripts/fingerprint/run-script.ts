import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Run a script of this project in a process of its own and return what it writes.
 * @param command file in `scripts/`, or a path from the root, with its arguments
 * @throws {Error} with what it complained about
 */
export async function runScript(
  [file = '', ...options]: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const script = file.includes('/') ? file : path.join('scripts', file)
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...options], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
