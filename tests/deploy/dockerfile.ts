/** Reading a Dockerfile, as far as ours goes: what it does not know it refuses, so that no step is passed over. */

/** A step of an image, in its order. */
export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | {
      readonly kind: 'copy'
      readonly from: string | undefined
      readonly sources: string[]
      readonly target: string
    }
  | { readonly kind: 'env'; readonly variables: readonly (readonly [string, string])[] }
  | { readonly kind: 'workdir'; readonly folder: string }
  | { readonly kind: 'user'; readonly name: string }

/** An image that is built: the last one is the result. */
export interface Stage {
  readonly base: string
  readonly name: string | undefined
  readonly steps: Step[]
  volumes: string[]
  command: string[]
  health: string[]
  stopSignal: string | undefined
}

/** Read it, stage by stage. */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = []
  for (const line of logicalLines(text)) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? []
    if (word === 'FROM') {
      const [, base = '', name] = /^(\S+)(?:\s+AS\s+(\S+))?$/.exec(rest) ?? []
      stages.push({ base, name, steps: [], volumes: [], command: [], health: [], stopSignal: undefined })
      continue
    }
    const stage = stages.at(-1)
    if (stage === undefined) throw new Error(`${word} before FROM`)
    readStep(stage, word, rest)
  }
  return stages
}

function readStep(stage: Stage, word: string, rest: string): void {
  if (word === 'RUN') stage.steps.push({ kind: 'run', command: rest })
  else if (word === 'WORKDIR') stage.steps.push({ kind: 'workdir', folder: rest })
  else if (word === 'USER') stage.steps.push({ kind: 'user', name: rest })
  else if (word === 'ENV') stage.steps.push({ kind: 'env', variables: readVariables(rest) })
  else if (word === 'COPY') {
    const parts = rest.split(/\s+/)
    const from = parts[0]?.startsWith('--from=') ? parts.shift()?.slice('--from='.length) : undefined
    if (parts.some((part) => part.startsWith('--'))) throw new Error(`unknown option: COPY ${rest}`)
    stage.steps.push({ kind: 'copy', from, sources: parts.slice(0, -1), target: parts.at(-1) ?? '' })
  } else if (word === 'VOLUME') stage.volumes.push(rest)
  else if (word === 'CMD') stage.command = JSON.parse(rest) as string[]
  else if (word === 'STOPSIGNAL') stage.stopSignal = rest
  else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('CMD') + 3)) as string[]
  else if (word !== 'EXPOSE') throw new Error(`unknown step: ${word} ${rest}`)
}

function readVariables(rest: string): [string, string][] {
  return rest.split(/\s+/).map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
}

/** Without comments, continued lines joined. */
function logicalLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
