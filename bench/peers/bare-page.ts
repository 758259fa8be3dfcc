import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/*
 * Bare `node:http` that sends one page, whatever it is asked for: `node bare-page.ts PORT PROCESSES HEADERS BODY`, the
 * headers a file with a JSON array of names and values in turn.
 */
const [port, processes, headersFile = '', bodyFile = ''] = process.argv.slice(2)

if (cluster.isPrimary && Number(processes) > 1) {
  for (let number = 0; number < Number(processes); number += 1) cluster.fork()
  process.once('SIGTERM', () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    process.exit(0)
  })
} else {
  const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[]
  const body = readFileSync(bodyFile)
  createServer((_request, response) => {
    response.writeHead(200, headers).end(body)
  }).listen(Number(port), '127.0.0.1')
}
