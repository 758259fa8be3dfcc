import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#/platform/project-root.ts'

let current: string | undefined

/** The id of the client build that this process serves, as in `builds/latest.json`; empty while developing. */
export function buildId(): string {
  current ??= readBuildId()
  return current
}

function readBuildId(): string {
  try {
    const file = path.join(projectRoot(), 'dist', 'client', 'builds', 'latest.json')
    const { id } = JSON.parse(readFileSync(file, 'utf8')) as { id: string }
    return id
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
