import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The folder of the project, wherever this module has been bundled to: the nearest folder above that
 * holds `package-lock.json`.
 */
export function projectRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package-lock.json'))) {
    const above = path.dirname(folder)
    if (above === folder) throw new Error('The project folder was not found above the server code')
    folder = above
  }
  return folder
}
