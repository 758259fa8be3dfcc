/** The files of `deploy/`, asked of the programs that read them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnvironment } from '#/platform/environment.ts'
import { ensurePrograms } from './debian-programs.ts'
import { run } from './debian-root.ts'
import { parseDockerfile } from './dockerfile.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const deploy = (name: string) => path.join(ROOT, 'deploy', name)
const FULL = { tags: ['full'], timeout: 10 * 60_000 }

const folder = mkdtempSync(path.join(tmpdir(), 'passage-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the unit of systemd', FULL, () => {
  ensurePrograms({ 'systemd-analyze': 'systemd' })
  const text = readFileSync(deploy('passage.service'), 'utf8').replaceAll('/srv/passage', ROOT)
  const file = path.join(folder, 'passage.service')
  writeFileSync(file, text)
  expect(run('systemd-analyze', ['verify', '--man=no', file])).toBe('')
})

test('the file of Caddy', FULL, () => {
  ensurePrograms({ caddy: 'caddy' })
  run('caddy', ['validate', '--adapter', 'caddyfile', '--config', deploy('Caddyfile')])
})

test('the file of nginx', FULL, () => {
  ensurePrograms({ nginx: 'nginx-light', openssl: 'openssl' })
  const [key, certificate] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')]
  const asked = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=passage.example',
  ]
  run('openssl', [...asked, '-keyout', key, '-out', certificate])
  const site = readFileSync(deploy('nginx.conf'), 'utf8')
  writeFileSync(
    path.join(folder, 'site.conf'),
    site.replaceAll('/etc/letsencrypt/live/passage.example', folder),
  )
  const whole = `pid ${folder}/pid; error_log stderr; events {} http { include ${folder}/site.conf; }`
  writeFileSync(path.join(folder, 'nginx.conf'), whole)
  run('nginx', ['-t', '-c', path.join(folder, 'nginx.conf')])
})

/** What `compose.yaml` says, as the program that reads it understands it. */
interface Composed {
  readonly services: Record<
    string,
    {
      readonly environment?: Record<string, string>
      readonly read_only?: boolean
      readonly stop_grace_period?: string
      readonly volumes?: readonly (string | object)[]
    }
  >
}

test(
  'the composition: two nodes that share database and storage, each with one volume on a root that is read only',
  FULL,
  () => {
    // The client of Docker without its part for compositions is not enough; Debian's reads the same file.
    ensurePrograms({ 'docker-compose': 'docker-compose' })
    cpSync(path.join(ROOT, 'compose.yaml'), path.join(folder, 'compose.yaml'))
    cpSync(path.join(ROOT, 'deploy'), path.join(folder, 'deploy'), { recursive: true })
    const example = readFileSync(deploy('site.env.example'), 'utf8')
      .replace('AUTH_SECRET=', `AUTH_SECRET=${'x'.repeat(40)}`)
      .replace('AWS_ACCESS_KEY_ID=', 'AWS_ACCESS_KEY_ID=key')
      .replace('AWS_SECRET_ACCESS_KEY=', 'AWS_SECRET_ACCESS_KEY=secret')
    writeFileSync(path.join(folder, 'deploy/site.env'), example)
    writeFileSync(path.join(folder, '.env'), 'POSTGRES_PASSWORD=secret\n')
    const file = path.join(folder, 'compose.yaml')
    const project = ['--project-directory', folder, '--env-file', path.join(folder, '.env'), '-f', file]
    run('docker-compose', [...project, 'config', '--quiet'])
    const script = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))'
    const composed = run('sh', [
      '-c',
      `docker-compose "$@" config | python3 -c '${script}'`,
      'sh',
      ...project,
    ])
    const { services } = JSON.parse(composed) as Composed
    const nodes = ['site-1', 'site-2'].map((name) => services[name])
    for (const node of nodes) {
      expect(node).toMatchObject({ read_only: true, stop_grace_period: '20s' })
      expect(node?.volumes).toHaveLength(1)
      const { DATABASE_URL, STORAGE_URL, DRAIN_MS } = node?.environment ?? {}
      expect([DATABASE_URL, STORAGE_URL, DRAIN_MS]).toEqual([
        'postgres://passage:secret@postgres/passage',
        's3://passage?endpoint=http://s3:8333&path-style=1',
        '5000',
      ])
    }
    expect(nodes[0]?.environment).toEqual(nodes[1]?.environment)
    // The site would take these settings.
    const environment = {
      ...nodes[0]?.environment,
      DATA_DIR: path.join(folder, 'data'),
    }
    expect(readEnvironment(environment)).toMatchObject({
      drainMs: 5000,
      trustProxy: 1,
      demo: false,
      sharesBuilds: true,
    })
  },
)

test('the image: nobody in particular, one volume, a stop of its own, and a probe', () => {
  const stages = parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'))
  const last = stages.at(-1)
  expect(last?.steps.filter(({ kind }) => kind === 'user')).toEqual([{ kind: 'user', name: 'passage' }])
  expect(last).toMatchObject({
    volumes: ['/data'],
    stopSignal: 'SIGTERM',
    command: ['node', 'scripts/start.ts'],
  })
  expect(last?.health.join(' ')).toContain('/healthz')
  expect(() => parseDockerfile('FROM a\nONBUILD RUN x')).toThrow('unknown step')
})
