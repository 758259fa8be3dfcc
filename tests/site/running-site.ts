import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import path from 'node:path'
import { layDemo } from './demo-snapshot.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The whole site in a process of its own, as `npm start` runs it once the packages are there. */
export interface RunningSite {
  readonly origin: string
  readonly pid: number
  /** The site's output so far, both streams. */
  output(): string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Asks it to stop; gives the exit code. */
  stop(): Promise<number | null>
  /** The exit code of a site that ends by itself; null where a signal has ended it. */
  readonly ended: Promise<number | null>
}

/**
 * Start the built site and wait until it says that it is ready.
 * @param folder of another build, which is started without looking whether it is stale
 */
export async function startSite(settings: Record<string, string>, folder?: string): Promise<RunningSite> {
  const port = Number(settings.PORT ?? (await freePort()))
  await layDemo(settings)
  const command = folder
    ? ['--input-type=module', '-e', `(await import('${folder}/dist/server/server.js')).startSite()`]
    : ['scripts/start.ts']
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      // As `scripts/start.ts` has it: what V8 has compiled for the site before.
      NODE_COMPILE_CACHE: path.join(folder ?? ROOT, 'dist', 'compiled'),
      LOG_LEVEL: 'error',
      // Tests want the cores for themselves.
      IMAGE_AVIF_AHEAD: '0',
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
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('is ready')) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void ended.then((code) =>
      reject(new Error(`The site ended with ${code} before it was ready:\n${output}`)),
    )
  })
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      end(child, 'SIGKILL')
      await ended
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
