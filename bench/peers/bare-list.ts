import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { bareCards } from './bare-cards.ts'

/*
 * Bare `node:http` that renders 24 cards with bare React for each request and compresses them with Brotli 1:
 * `node bare-list.ts PORT`.
 */
const brotli = promisify(brotliCompress)
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }

createServer(async (_request, response) => {
  const body = await brotli(bareCards(24), { params })
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length }
  response.writeHead(200, headers).end(body)
}).listen(Number(process.argv[2]), '127.0.0.1')
