import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Arguments } from './arguments.ts'
import { Darkroom, type Developed } from './develop.ts'
import {
  type Fingerprint,
  hashInputs,
  hashPrograms,
  isStale,
  readFingerprint,
  writeFingerprint,
} from './fingerprint.ts'
import { CACHE } from './places.ts'
import { groupByScene, type Picture, type Plan } from './plan.ts'
import { Progress, tell } from './progress.ts'
import { publish } from './publish.ts'
import { renderScene } from './render.ts'
import { ensureRequirements } from './requirements.ts'
import { ensureWeights } from './weights.ts'

const RAW = path.join(CACHE, 'raw')

/**
 * Renders, develops and, if wanted, publishes those of the pictures that are new or changed, each finished
 * one at once: a run that is ended anywhere goes on where it stopped. Gives how many failed.
 */
export async function makePictures(
  pictures: readonly Picture[],
  rooms: Plan['rooms'],
  options: Arguments,
): Promise<number> {
  const programs = hashPrograms()
  const fingerprintOf = (picture: Picture): Fingerprint => ({
    inputs: hashInputs(picture, rooms, options.quality),
    programs,
  })
  const due = pictures.filter((picture) => {
    const made = readFingerprint(options.out, picture.name)
    return options.force || isStale(made, fingerprintOf(picture), options.keepOldPrograms)
  })
  const unchanged = pictures.filter((picture) => !due.includes(picture))
  if (options.publish) for (const { name } of unchanged) publish(options.out, name)
  if (unchanged.length > 0) tell(`${unchanged.length} unchanged.`)
  if (due.length === 0) return 0

  ensureRequirements()
  const weights = ensureWeights()
  const raw = prepareRawFolder()
  try {
    return await new Run(due, fingerprintOf, { ...options, weights, raw }).finish()
  } finally {
    rmSync(raw, { recursive: true, force: true })
  }
}

interface RunOptions extends Arguments {
  readonly weights: string
  readonly raw: string
}

/** One run over the pictures that are due. */
class Run {
  readonly #pictures: readonly Picture[]
  readonly #fingerprints: ReadonlyMap<string, Fingerprint>
  readonly #options: RunOptions
  readonly #progress: Progress
  readonly #renderSeconds = new Map<string, number>()
  readonly #settled = new Set<string>()
  #failures = 0

  constructor(
    pictures: readonly Picture[],
    fingerprintOf: (picture: Picture) => Fingerprint,
    options: RunOptions,
  ) {
    this.#pictures = pictures
    this.#fingerprints = new Map(pictures.map((picture) => [picture.name, fingerprintOf(picture)]))
    this.#options = options
    this.#progress = new Progress(pictures.length)
  }

  async finish(): Promise<number> {
    const darkroom = new Darkroom({ ...this.#options, onDeveloped: (developed) => this.#settle(developed) })
    for (const scene of groupByScene(this.#pictures)) await this.#renderScene(scene, darkroom)
    const failure = await darkroom.finish()
    if (failure !== undefined) tell(indent(failure))
    const left = this.#pictures.filter(({ name }) => !this.#settled.has(name))
    for (const { name } of left) this.#settle({ name, failure: 'was not developed' })
    const made = this.#pictures.length - this.#failures
    tell(`${made} made in ${this.#progress.elapsed}, ${this.#failures} failed. ${this.#options.out}`)
    return this.#failures
  }

  async #renderScene(scene: readonly Picture[], darkroom: Darkroom): Promise<void> {
    const onRendered = (name: string, seconds: number) => {
      this.#renderSeconds.set(name, seconds)
      darkroom.take(name)
    }
    let left = scene
    while (left.length > 0) {
      const said = await renderScene(left, { ...this.#options, onRendered })
      const [culprit, ...others] = left.filter(({ name }) => !this.#renderSeconds.has(name))
      if (culprit === undefined) return
      this.#settle({ name: culprit.name, failure: 'was not rendered' })
      tell(indent(said ?? 'Blender ended without a word.'))
      // One picture that cannot be rendered shall not take the others of its scene with it.
      left = others
    }
  }

  #settle(developed: Developed): void {
    const { name } = developed
    const fingerprint = this.#fingerprints.get(name)
    if (fingerprint === undefined) return
    this.#settled.add(name)
    this.#removeRaw(name)
    if ('failure' in developed) {
      this.#failures += 1
      tell(this.#progress.next(`${name} FAILED: ${developed.failure}`))
      return
    }
    writeFingerprint(this.#options.out, name, fingerprint)
    if (this.#options.publish) publish(this.#options.out, name)
    const rendered = Math.round(this.#renderSeconds.get(name) ?? 0)
    const { seconds, kilobytes } = developed
    tell(this.#progress.next(`${name} ${rendered} s + ${Math.round(seconds)} s, ${kilobytes} kB`))
  }

  #removeRaw(name: string): void {
    const files = readdirSync(this.#options.raw).filter((file) => file.startsWith(`${name}.`))
    for (const file of files) rmSync(path.join(this.#options.raw, file), { force: true })
  }
}

/** A folder of this process; those of runs that were killed are removed. */
function prepareRawFolder(): string {
  const folder = path.join(RAW, String(process.pid))
  rmSync(folder, { recursive: true, force: true })
  for (const name of readFolders(RAW)) {
    if (!isRunning(Number(name))) rmSync(path.join(RAW, name), { recursive: true, force: true })
  }
  return folder
}

function readFolders(place: string): string[] {
  try {
    return readdirSync(place)
  } catch {
    return []
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}
