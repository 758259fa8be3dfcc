import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Where distributions put it. */
const PLACES = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx']

/** Where distributions put the module that sends `.br` twins of files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Ways of serving that a comparison may need. */
interface NginxOptions {
  readonly workers?: number
  readonly type?: string
  /** Whether the twin of a file is sent: `.br` where the module is installed and `.gz` everywhere. */
  readonly precompressed?: boolean
}

/** A running nginx. */
export interface Nginx {
  readonly pid: number
  /** Whether `.br` twins are sent. */
  readonly brotli: boolean
  stop(): Promise<void>
}

/**
 * Serve a folder without a log, with one worker unless more are asked for.
 * @param folder absolute path; its configuration is written beside the files
 * @returns nothing where nginx is not installed
 */
export async function startNginx(
  folder: string,
  port: number,
  { workers = 1, type = 'image/webp', precompressed = false }: NginxOptions = {},
): Promise<Nginx | undefined> {
  const program = PLACES.find((place) => existsSync(place))
  if (program === undefined) return undefined
  const file = path.join(folder, `nginx-${port}.conf`)
  const brotli = precompressed && existsSync(BROTLI)
  const twins = `${precompressed ? 'gzip_static on;' : ''} ${brotli ? 'brotli_static on;' : ''}`
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    file,
    `${brotli ? `load_module ${BROTLI};` : ''} daemon off; worker_processes ${workers}; ${user} pid ${folder}/nginx-${port}.pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; default_type ${type}; ${twins}
       client_body_temp_path ${folder}/tmp; proxy_temp_path ${folder}/tmp; fastcgi_temp_path ${folder}/tmp;
       uwsgi_temp_path ${folder}/tmp; scgi_temp_path ${folder}/tmp;
       server { listen 127.0.0.1:${port}; root ${folder}; add_header Cache-Control "public, max-age=86400"; } }\n`,
  )
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: 'inherit' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await untilItListens(port)
  return {
    pid: child.pid ?? 0,
    brotli,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const listens = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (listens) return
    await wait(100)
  }
  throw new Error('nginx does not listen')
}
