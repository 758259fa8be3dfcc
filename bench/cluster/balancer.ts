/** nginx in front of the nodes, configured as `docs/scaling.md` has it. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import path from 'node:path'
import { until } from '../fault-scenarios/until.ts'

/** Where distributions put it. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** A running balancer. */
export interface Balancer {
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Share requests between nodes in turn, without stickiness. Some of them may not be there yet.
 * @param folder absolute path, for its configuration and bodies on their way
 */
export async function startBalancer(
  folder: string,
  port: number,
  nodes: readonly number[],
): Promise<Balancer> {
  const program = PLACES.find((place) => existsSync(place))
  if (program === undefined) throw new Error('nginx is not installed (Debian: nginx-light)')
  const own = path.join(folder, 'nginx')
  await mkdir(own, { recursive: true })
  const file = path.join(own, 'nginx.conf')
  await writeFile(file, configuration(own, port, nodes))
  const child = spawn(program, ['-c', file, '-p', own], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await until(() => listens(port), 'nginx listens')
  return {
    pid: child.pid ?? 0,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

/**
 * A node that refuses connections or breaks one is passed over for a second. `/readyz` decides nothing here: while the
 * database or the storage is away it is red everywhere, and the nodes still have their pages; so are answers of 503, which
 * hold what the visitor has typed. A form bears a key (ADR 0008) and may be given to another node after its connection
 * broke; what the staff and scripts send is theirs to repeat.
 */
function configuration(folder: string, port: number, nodes: readonly number[]): string {
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; worker_processes 1; ${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream passage { ${servers.join(' ')} keepalive 32; }
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Request-Id $request_id;
  proxy_connect_timeout 1s;
  proxy_read_timeout 30s;
  client_max_body_size 0;
  proxy_next_upstream_tries ${nodes.length};
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://passage; proxy_next_upstream error timeout non_idempotent; }
    location ~ ^/(?:_serverFn|admin|api)(?:/|$) { proxy_pass http://passage; proxy_next_upstream error timeout; }
  }
}
`
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
