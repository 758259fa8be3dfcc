/**
 * The steps of the Dockerfile, taken in clean roots of Debian with its packages only. Not the images that it names: no engine
 * for containers is needed. In the place of the first one, which brings npm, stands a root with this machine's npm and
 * the pinned Node.
 */
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../site/running-site.ts'
import { ensurePrograms, findProgram } from './debian-programs.ts'
import { DebianRoot, run } from './debian-root.ts'
import { parseDockerfile, type Stage } from './dockerfile.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** DRAIN_MS of the image, and ten seconds. */
const STOP_MS = 15_000

// Not where tests keep their files, which is memory: two gigabytes.
const folder = mkdtempSync('/var/tmp/passage-image-')
// Some hundred thousand files, on a disk that others use as well.
afterAll(() => rmSync(folder, { recursive: true, force: true }), 300_000)

const megabytes = (place: string) => Number(run('du', ['-sxm', place]).split('\t')[0])

/** What npm of this machine is told about its registry. */
function registrySettings(root: DebianRoot): Record<string, string> {
  const settings: Record<string, string> = {
    npm_config_registry: run('npm', ['config', 'get', 'registry']).trim(),
  }
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates) {
    cpSync(realpathSync(certificates), root.at('extra-certificates.pem'))
    settings.NODE_EXTRA_CA_CERTS = '/extra-certificates.pem'
  }
  return settings
}

/** The pinned Node, what it is linked with, and this machine's npm, where the image of Node has them. */
function bringNpm(root: DebianRoot): void {
  root.run('apt-get update && apt-get install -y --no-install-recommends libatomic1')
  cpSync(process.execPath, root.at('usr/local/bin/node'))
  const npm = path.dirname(path.dirname(realpathSync(findProgram('npm') ?? '')))
  cpSync(npm, root.at('usr/local/lib/node_modules/npm'), { recursive: true })
  const script = '#!/bin/sh\nexec /usr/local/bin/node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n'
  writeFileSync(root.at('usr/local/bin/npm'), script, { mode: 0o755 })
}

/** @param registry settings that are of this machine, and no part of the image */
function takeSteps(
  root: DebianRoot,
  { steps }: Stage,
  built: ReadonlyMap<string, DebianRoot>,
  registry: Record<string, string>,
): void {
  for (const step of steps) {
    if (step.kind === 'run') root.run(step.command, registry)
    else if (step.kind === 'workdir') {
      root.workdir = step.folder
      run('mkdir', ['-p', root.at(step.folder)])
    } else if (step.kind === 'user') root.user = step.name
    else if (step.kind === 'env')
      for (const [name, value] of step.variables)
        root.env[name] = value.replace(
          '$PATH',
          root.env.PATH ?? '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
        )
    else if (step.from === undefined) root.copyProject(step.sources, step.target)
    else for (const source of step.sources) copyBetween(built.get(step.from), root, source, step.target)
  }
}

function copyBetween(from: DebianRoot | undefined, to: DebianRoot, source: string, target: string): void {
  if (from === undefined) throw new Error(`COPY --from of a stage that is none: ${source}`)
  run('mkdir', ['-p', to.at(target)])
  run('cp', ['-a', `${from.at(source)}/.`, to.at(target)])
}

test('the steps of the image give a site that runs as nobody in particular, on a root that nothing writes to', {
  tags: ['full'],
  timeout: 30 * 60_000,
}, async () => {
  ensurePrograms({ debootstrap: 'debootstrap', unshare: 'util-linux' })
  const [first, last, ...more] = parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'))
  if (first === undefined || last === undefined) throw new Error('the Dockerfile has two stages')
  expect([first.base, last.base, more]).toEqual(['node:26-bookworm-slim', 'debian:bookworm-slim', []])
  const clean = path.join(folder, 'clean')
  run('debootstrap', ['--variant=minbase', 'bookworm', clean])
  const built = new Map<string, DebianRoot>()
  const seconds: Record<string, number> = {}
  for (const [name, stage] of [
    ['build', first],
    ['site', last],
  ] as const) {
    const root = new DebianRoot(path.join(folder, name))
    const begun = performance.now()
    run('cp', ['-a', clean, root.folder])
    run('mount', ['-t', 'proc', 'proc', root.at('proc')])
    try {
      if (name === 'build') bringNpm(root)
      takeSteps(root, stage, built, name === 'build' ? registrySettings(root) : {})
    } finally {
      run('umount', [root.at('proc')])
    }
    built.set(name, root)
    seconds[name] = (performance.now() - begun) / 1000
  }
  const image = built.get('site')
  if (image === undefined) throw new Error('there is no last stage')
  // Nothing that installs, and nothing of whoever has built it.
  expect(existsSync(image.at('usr/local/bin/npm'))).toBe(false)
  expect(existsSync(image.at('app/.env'))).toBe(false)
  expect(existsSync(image.at('app/tests'))).toBe(false)
  expect(image.user).not.toBe('root')

  const volume = mkdtempSync(path.join(folder, 'volume-'))
  run('chmod', ['0700', volume])
  run('chown', [image.run('id -u passage && id -g passage').trim().replace('\n', ':'), volume])
  const port = await freePort()
  const settings = { PORT: String(port), SITE_URL: `http://localhost:${port}`, IMAGE_AVIF_AHEAD: '0' }
  for (const start of ['first', 'second'] as const) {
    const begun = performance.now()
    const child = image.start(
      last.command,
      { '/data': volume },
      { ...settings, npm_config_registry: 'http://127.0.0.1:9' },
    )
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    const ended = once(child, 'close')
    await new Promise<void>((resolve, reject) => {
      for (const input of [child.stdout, child.stderr]) {
        if (input === null) continue
        createInterface({ input }).on('line', (line) => {
          output += `${line}\n`
          if (line.includes('is ready')) resolve()
        })
      }
      void ended.then(() => reject(new Error(`the site ended:\n${output}`)))
    })
    seconds[`${start} start`] = (performance.now() - begun) / 1000
    expect(output).not.toMatch(/Building the site|Installing packages/)
    expect((await fetch(`http://localhost:${port}/fr/lieux`)).status).toBe(200)
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toEqual({
      ready: true,
      failing: [],
    })
    const [health] = (await once(image.start(last.health, { '/data': volume }, settings), 'close')) as [
      number | null,
    ]
    expect(health).toBe(0)
    const stopped = performance.now()
    child.kill(last.stopSignal as NodeJS.Signals)
    expect((await ended)[0]).toBe(0)
    expect(performance.now() - stopped).toBeLessThan(STOP_MS)
  }
  const [dead] = (await once(image.start(last.health, { '/data': volume }, settings), 'close')) as [
    number | null,
  ]
  expect(dead).toBe(1)
  const sizes = {
    'clean root': megabytes(clean),
    'whole image': megabytes(image.folder),
    '/app': megabytes(image.at('app')),
  }
  console.warn('Image, MB:', sizes, 'seconds:', seconds)
})
