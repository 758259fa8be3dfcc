/**
 * `npm run mail:preview` shows every mail in every language with invented data; `-- --write FOLDER` writes them as
 * files instead. Nothing is sent, and no database is needed. A change of a template or of a text shows at the next
 * look.
 */
import { createServer as createHttpServer } from 'node:http'
import { answer } from './mail-preview/answer.ts'
import { writePreviews } from './mail-preview/write-previews.ts'
import { sourceServer } from './vite/source-server.ts'

const USAGE = `Usage:
  npm run mail:preview                     shows the mails on http://localhost:3030 (PORT to change it)
  npm run mail:preview -- --write FOLDER   writes them into a folder`

const [option, folder, ...rest] = process.argv.slice(2)
const writing = option === '--write' && folder !== undefined && rest.length === 0
if (option !== undefined && !writing) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}

const vite = await sourceServer()
const load = (file: string) => vite.ssrLoadModule(file)

if (writing) {
  const count = await writePreviews(load, folder)
  await vite.close()
  console.log(`${count} emails written to ${folder}; open index.html there.`)
} else {
  const port = Number(process.env.PORT || 3030)
  const server = createHttpServer((request, response) => void answer(load, request, response))
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    process.stderr.write(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
    process.exit(1)
  })
  server.listen(port, '127.0.0.1', () => console.log(`The emails: http://localhost:${port}`))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
      void vite.close()
    })
  }
}
