import { createServer } from 'vite'
import { readyMessage } from '../src/app/ready-message.ts'
import { getDatabase } from '../src/platform/database/database.ts'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { StartError } from '../src/platform/start-error.ts'
import { endWith, requireSettings } from './require-settings.ts'
import { developmentHandler } from './vite/site-dev-server.ts'

// The same site with hot reload: the bundler's server hands pages on to the site's own HTTP server.
loadSettingsFile()
const settings = requireSettings()
const { port, host } = settings
const vite = await createServer({ server: { port, strictPort: true, host } })
try {
  await vite.listen()
} catch (error) {
  // The bundler's error has no code.
  if (!(error instanceof Error) || error.message !== `Port ${port} is already in use`) throw error
  process.stderr.write(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
  process.exit(1)
}
// Ready is what has its database open and answers at once.
await developmentHandler(vite).catch((error: unknown) => {
  // Of the bundler's own copy of the class.
  const isExplained = error instanceof Error && error.name === 'StartError'
  endWith(isExplained ? new StartError(error.message) : error)
})
process.stdout.write(readyMessage(settings, port))
const { fillLocalDemo } = await vite
  .ssrLoadModule('/scripts/local-demo/fill-local-demo.ts')
  .then((module) => module as typeof import('./local-demo/fill-local-demo.ts'))
process.stdout.write(`${await fillLocalDemo(getDatabase(), settings)}\n`)
