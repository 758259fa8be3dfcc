import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'

/** Gives each build an id, in `builds/latest.json` for open browsers (contracts, "Endpoints"). */
export function buildInfo(): Plugin {
  const id = randomBytes(8).toString('hex')
  return {
    name: 'passage:build-info',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) })
    },
  }
}
