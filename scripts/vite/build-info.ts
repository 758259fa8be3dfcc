import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Give each build an id, in `builds/latest.json` for open browsers (docs/operations.md). It is made of the names
 * of the files, which hold hashes of what is in them: the same sources give the same id on every machine.
 */
export function buildInfo(): Plugin {
  return {
    name: 'passage:build-info',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const hash = createHash('sha256')
      for (const name of Object.keys(bundle).sort()) hash.update(name).update('\0')
      const id = hash.digest('hex').slice(0, 16)
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source: JSON.stringify({ id }) })
    },
  }
}
