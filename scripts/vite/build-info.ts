import { randomBytes } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Gives each build an id: `builds/latest.json` for open browsers (contracts, "Endpoints") and the
 * virtual constant `__BUILD_ID__` for the server.
 */
export function buildInfo(): Plugin {
  const id = randomBytes(8).toString('hex')
  return {
    name: 'passage:build-info',
    config: () => ({ define: { __BUILD_ID__: JSON.stringify(id) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) })
    },
  }
}
