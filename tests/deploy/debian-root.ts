/** A root of Debian in a folder, in which steps of an image are taken: a container needs more than a machine of tests has. */
import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Run a program of this machine. @throws {Error} with what it said */
export function run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(env && { env }),
  })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`)
}

/** A root, and the state that steps leave for those that follow. */
export class DebianRoot {
  readonly folder: string
  env: Record<string, string> = {}
  user = 'root'
  workdir = '/'

  constructor(folder: string) {
    this.folder = folder
  }

  /** Place in the root. */
  at(...parts: string[]): string {
    return path.join(this.folder, ...parts)
  }

  /** Run a command of a shell in it, as a step does. */
  run(command: string, secret: Record<string, string> = {}): string {
    const args = [this.folder, '/bin/sh', '-ec', `cd ${this.workdir}; ${command}`]
    return run('chroot', args, { PATH: DEFAULT_PATH, HOME: '/root', ...this.env, ...secret })
  }

  /**
   * Start a command as the user of the image. The root is read-only but for `/tmp` and the volumes, as
   * `docker run --read-only --tmpfs /tmp -v …` has it.
   */
  start(command: readonly string[], volumes: Readonly<Record<string, string>>, env: Record<string, string>) {
    const [uid, gid] = this.#idsOf(this.user)
    const mounts = [
      `mount --bind ${this.folder} ${this.folder}`,
      `mount -o remount,ro,bind ${this.folder}`,
      `mount -t proc proc ${this.at('proc')}`,
      `mount -t tmpfs tmpfs ${this.at('tmp')}`,
      ...Object.entries(volumes).map(([inside, outside]) => `mount --bind ${outside} ${this.at(inside)}`),
    ]
    const script = `${mounts.join(' && ')} && exec chroot --userspec=${uid}:${gid} --groups= ${this.folder} /bin/sh -c 'cd ${this.workdir}; exec "$@"' sh "$@"`
    const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'], env: { ...this.env, ...env } }
    return spawn('/usr/bin/unshare', ['-m', '/bin/sh', '-ec', script, 'sh', ...command], options)
  }

  /** User and group by the root's own list. */
  #idsOf(name: string): [string, string] {
    const line = readFileSync(this.at('etc/passwd'), 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid === undefined || gid === undefined) throw new Error(`the image has no user ${name}`)
    return [uid, gid]
  }

  /** Copy files of the project, without those that `.dockerignore` names. */
  copyProject(sources: readonly string[], target: string): void {
    const left = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    const isWanted = (file: string) => {
      const name = path.relative(ROOT, file)
      return !left.some((pattern) => path.matchesGlob(name, pattern))
    }
    const to = path.resolve(this.workdir, target)
    mkdirSync(this.at(to), { recursive: true })
    for (const source of sources) {
      const whole = source === '.' ? this.at(to) : this.at(to, path.basename(source))
      cpSync(path.join(ROOT, source), whole, { recursive: true, filter: isWanted })
    }
  }
}

const DEFAULT_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
