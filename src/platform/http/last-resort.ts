import type { IncomingMessage, ServerResponse } from 'node:http'
import { BUSY_S } from './rejected-post.ts'
import { BARE_PAGE } from './security-headers.ts'
import { sendPlain } from './send.ts'

/**
 * The page for the case that nothing else can be rendered. It knows no language, hence French, the
 * site's own (behaviour 1.12; wording of the behaviour 9.8).
 */
export const LAST_RESORT_PAGE = `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>500 Erreur du serveur | Passage</title></head>
<body><main id="main"><h1>Erreur du serveur</h1>
<p>Une erreur interne du serveur s'est produite. Veuillez réessayer plus tard.</p>
<p><a href="/fr">Accueil</a></p></main></body></html>
`

/** Answer to crawlers instead of an error page (behaviour 2.1). */
export const CRAWLER_ERRORS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not found',
  410: 'Gone',
  500: 'Server error',
  503: 'Service unavailable',
}

/** Crawlers get the true status with a small plain body (behaviour 2.1). */
export function sendCrawlerError(request: IncomingMessage, response: ServerResponse, status: number): void {
  const text = `${CRAWLER_ERRORS[status]}\n`
  sendPlain(request, response, status, text, { 'X-Robots-Tag': 'noindex, nofollow' })
}

/**
 * Answer 503 while too many pages wait to be rendered.
 * @param page the words for people; absent: in plain English
 * @param wait seconds, where it is this visitor who has asked for too much (429)
 */
export function sendBusy(
  request: IncomingMessage,
  response: ServerResponse,
  page?: string,
  wait?: number,
): void {
  sendPlain(
    request,
    response,
    wait === undefined ? 503 : 429,
    page ?? 'Too many requests at this moment.\n',
    {
      ...(page === undefined ? {} : { 'Content-Type': 'text/html; charset=utf-8' }),
      'Content-Security-Policy': BARE_PAGE,
      'Retry-After': String(wait ?? BUSY_S),
    },
  )
}
