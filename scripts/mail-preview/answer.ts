/** Answers of the mail preview: the index, a mail as HTML or text, a photograph of the demo. */
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { DEMO } from './demo-venues.ts'
import { indexPage } from './index-page.ts'
import { type LoadModule, readLanguage, renderPreviews } from './render-previews.ts'

/** Answer one request; an error in a template is shown in the page. */
export async function answer(load: LoadModule, request: IncomingMessage, response: ServerResponse) {
  const send = (status: number, type: string, body: string) => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    response.end(body)
  }
  try {
    const siteUrl = `http://${request.headers.host ?? 'localhost'}`
    const [first = '', second = '', third] = new URL(request.url ?? '/', siteUrl).pathname.slice(1).split('/')
    if (first === 'img') return await sendPhoto(third ?? '', response, send)
    const language = first === '' ? 'en' : readLanguage(first)
    if (language === undefined) return send(404, 'text/plain', 'There is no such language.')
    const mails = await renderPreviews(load, language, siteUrl)
    if (first === '') return send(200, 'text/html', indexPage(mails, ''))
    const found = mails.find(({ id }) => id === second.replace(/\.(?:html|txt)$/, ''))
    if (!found) return send(404, 'text/plain', 'There is no such email.')
    if (second.endsWith('.txt')) return send(200, 'text/plain', found.mail.text)
    return send(200, 'text/html', found.mail.html)
  } catch (error) {
    send(500, 'text/plain', error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

/** The original: what sizes there are is the site's affair. */
async function sendPhoto(
  key: string,
  response: ServerResponse,
  send: (status: number, type: string, body: string) => void,
) {
  const file = path.join(DEMO, 'photos', `${path.basename(key)}.jpg`)
  const found = await stat(file).catch(() => undefined)
  if (!found) return send(404, 'text/plain', 'There is no such photo.')
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': found.size })
  createReadStream(file).pipe(response)
}
