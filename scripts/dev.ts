import { createServer } from 'vite'
import { loadSettingsFile } from '../src/platform/settings-file.ts'
import { requireSettings } from './require-settings.ts'

// The same site with hot reload: the bundler's server hands pages on to the site's own HTTP server.
loadSettingsFile()
const { port, host } = requireSettings()
const vite = await createServer({ server: { port, strictPort: true, host } })
try {
  await vite.listen()
} catch (error) {
  // The bundler's error has no code.
  if (!(error instanceof Error) || error.message !== `Port ${port} is already in use`) throw error
  process.stderr.write(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
  process.exit(1)
}
console.log(`Passage is ready: http://localhost:${port}`)
