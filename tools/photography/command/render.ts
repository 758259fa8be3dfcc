import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Quality } from './arguments.ts'
import { onLine, spawnNice, Tail } from './child.ts'
import { TOOL, VENUES } from './places.ts'
import { type Picture, sizeOf } from './plan.ts'
import { BLENDER } from './requirements.ts'

export interface Rendering {
  readonly quality: Quality
  readonly threads: number
  /** Where Blender leaves its raw files. */
  readonly raw: string
  /** Called for each picture as soon as its raw files are there. */
  readonly onRendered: (name: string, seconds: number) => void
}

/**
 * Renders the pictures of one scene in one Blender. Gives what Blender said last when it failed, else
 * nothing. The pictures that were told before it failed are whole.
 */
export function renderScene(pictures: readonly Picture[], rendering: Rendering): Promise<string | undefined> {
  const { quality, threads, raw, onRendered } = rendering
  // A plan of just these, as it was when the command started, at the size that is wanted now.
  const plan = path.join(raw, 'pictures.json')
  mkdirSync(raw, { recursive: true })
  const records = pictures.map((picture) => ({ ...picture, size: sizeOf(picture, quality.width) }))
  writeFileSync(plan, JSON.stringify(records))

  const program = ['--python-exit-code', '1', '-P', path.join(TOOL, 'render.py')]
  const files = ['--pictures', plan, '--rooms', VENUES, '--out', raw]
  const settings = ['--samples', String(quality.samples), '--threads', String(threads)]
  const blender = spawnNice(BLENDER, ['-b', '--factory-startup', ...program, '--', ...files, ...settings])
  blender.stdin.end()
  const tail = new Tail()
  onLine(blender.stdout, (line) => {
    const rendered = readRendered(line)
    if (rendered) onRendered(rendered.name, rendered.seconds)
    else tail.add(line)
  })
  onLine(blender.stderr, tail.add)
  return new Promise((resolve, reject) => {
    blender.once('error', reject)
    blender.once('close', (status) => resolve(status === 0 ? undefined : tail.text))
  })
}

/** Reads `RENDERED name seconds`. */
export function readRendered(line: string): { name: string; seconds: number } | undefined {
  const [, name, seconds] = /^RENDERED (\S+) ([\d.]+)/.exec(line) ?? []
  return name === undefined ? undefined : { name, seconds: Number(seconds) }
}
