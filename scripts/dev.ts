import { existsSync } from 'node:fs'
import { createServer } from 'vite'

// The same site with hot reload: the bundler's server hands pages on to the site's own HTTP server.
if (existsSync('.env')) process.loadEnvFile('.env')
const port = Number(process.env.PORT || 3000)
const vite = await createServer({ server: { port, strictPort: true, host: process.env.HOST || '127.0.0.1' } })
await vite.listen()
console.log(`Passage is ready: http://localhost:${port}`)
