/** A balancer in front of the nodes, with the file that installations begin from (`deploy/`). */
import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import path from 'node:path'
import { until } from '../fault-scenarios/until.ts'

/** Which program balances. */
export type BalancerKind = 'caddy' | 'nginx'

/** A running balancer. */
export interface Balancer {
  readonly pid: number
  stop(): Promise<void>
}

const DEPLOY = path.resolve(import.meta.dirname, '../../deploy')

/**
 * Share requests between nodes, without stickiness.
 * @param folder absolute path, for its configuration and bodies on their way
 */
export async function startBalancer(
  kind: BalancerKind,
  { folder, port, nodes }: { folder: string; port: number; nodes: readonly number[] },
): Promise<Balancer> {
  const own = path.join(folder, kind)
  await mkdir(own, { recursive: true })
  const [program, args, env] = await BALANCERS[kind](own, port, nodes)
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', process.env.CLUSTER_VERBOSE ? 'inherit' : 'ignore'],
    env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: own, ...env },
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve()).once('error', () => reject(new Error(`${program} is not installed`)))
  })
  await Promise.race([until(() => listens(port), `${program} listens`), ended])
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

type Command = [program: string, args: string[], env: Record<string, string>]

const BALANCERS: Record<
  BalancerKind,
  (folder: string, port: number, nodes: readonly number[]) => Promise<Command>
> = {
  async caddy(folder, port, nodes) {
    const file = path.join(folder, 'Caddyfile')
    const site = await readFile(path.join(DEPLOY, 'Caddyfile'), 'utf8')
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`)
    const NODES = nodes.map((node) => `127.0.0.1:${node}`).join(' ')
    const args = ['run', '--adapter', 'caddyfile', '--config', file]
    return ['caddy', args, { SITE_ADDRESS: `http://localhost:${port}`, NODES, XDG_DATA_HOME: folder }]
  },
  /** Its nodes and its certificate are those of the example: its upstream and its location are taken. */
  async nginx(folder, port, nodes) {
    const example = await readFile(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    const [, upstream = ''] = /^upstream passage (\{[^}]*\})/m.exec(example) ?? []
    const [location = ''] = /client_max_body_size[\s\S]*?location \/ \{[^}]*\}/.exec(example) ?? []
    const [server = ''] = /server \S+ (max_fails[^;]*);/.exec(upstream) ?? []
    const options = server.split(' ').slice(2).join(' ')
    const servers = nodes.map((node) => `server 127.0.0.1:${node} ${options}`).join('\n  ')
    const own = upstream.replaceAll(/^\s*server .*$/gm, '').replace('{', `{\n  ${servers}`)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const file = path.join(folder, 'nginx.conf')
    const text = `daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream passage ${own}
  server { listen 127.0.0.1:${port}; ${location.replaceAll('$host;', '$http_host;')} }
}
`
    await writeFile(file, text)
    return ['nginx', ['-c', file, '-p', folder], {}]
  },
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
