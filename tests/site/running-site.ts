import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { ALLOCATOR_LIMITS } from '../../src/platform/allocator-limits.ts'
import { layDemo } from './demo-snapshot.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** What Node loads before a site of the tests. */
export const QUICK_PICTURES = `--import=${pathToFileURL(path.join(ROOT, 'tests/helpers/quick-pictures.mjs')).href}`

/** The whole site in a process of its own, as `npm start` runs it once the packages are there. */
export interface RunningSite {
  readonly origin: string
  readonly pid: number
  /** The site's output so far, both streams. */
  output(): string
  /** End it as a power cut would. */
  kill(): Promise<void>
  /** Ask it to stop; return the exit code. */
  stop(): Promise<number | null>
  /** The exit code of a site that ends by itself; null where a signal has ended it. */
  readonly ended: Promise<number | null>
}

/** What starts the site, as arguments of Node. */
const STARTS = {
  /** As `npm start` does: it looks whether the build is stale, which reads every source, and builds anew if it is. */
  installed: () => ['scripts/start.ts'],
  /** The build as it is: the run of the tests has made it. */
  built: (folder: string) => [
    '--max-semi-space-size=4',
    path.join(import.meta.dirname, 'start-built.mjs'),
    path.join(folder, 'dist'),
  ],
} as const

/**
 * Start the site and wait until it says that it is ready.
 * @param folder of another build than the project's own
 */
export async function startSite(
  settings: Record<string, string>,
  folder = ROOT,
  how: keyof typeof STARTS = 'built',
): Promise<RunningSite> {
  const port = Number(settings.PORT ?? (await freePort()))
  await layDemo(settings)
  const child = spawn(process.execPath, STARTS[how](folder), {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      // As `scripts/start.ts` has it: what V8 has compiled for the site before.
      NODE_COMPILE_CACHE: path.join(folder, 'dist', 'compiled'),
      ...(how === 'built' ? ALLOCATOR_LIMITS : {}),
      LOG_LEVEL: 'error',
      // Tests want the cores for themselves.
      IMAGE_AVIF_AHEAD: '0',
      NODE_OPTIONS: QUICK_PICTURES,
      // The tests send as much from one address as a hundred visitors.
      RATE_LIMITS: '0',
      // No proxy in front that has to remove this process first.
      DRAIN_MS: '0',
      ...settings,
      PORT: String(port),
      SITE_URL: settings.SITE_URL ?? `http://localhost:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  // Not at its exit: what it wrote last may still be on its way here.
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    // By lines: two streams share this text, and a line of one is never inside a line of the other.
    const hear = (line: string) => {
      output += `${line}\n`
      if (line.includes('is ready')) resolve()
    }
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear)
    void ended.then((code) =>
      reject(new Error(`The site ended with ${code} before it was ready:\n${output}`)),
    )
  })
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
      end(child, 'SIGKILL')
      await gone
    },
    stop: () => {
      end(child, 'SIGTERM')
      return ended
    },
    ended,
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal)
}

/** A port that nothing listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
