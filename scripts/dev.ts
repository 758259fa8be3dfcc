import { createServer } from 'vite'
import { loadSettingsFile } from '../src/platform/settings-file.ts'

// The same site with hot reload: the bundler's server hands pages on to the site's own HTTP server.
loadSettingsFile()
const port = Number(process.env.PORT || 3000)
const vite = await createServer({ server: { port, strictPort: true, host: process.env.HOST || '127.0.0.1' } })
await vite.listen()
console.log(`Passage is ready: http://localhost:${port}`)
