import { etagOf } from '#/platform/etag.ts'
import { hashInlineElements } from './inline-elements.ts'
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts'
import { type StoredResponse, storeText } from './stored-response.ts'

/** Input for finishing a page. */
export interface RenderedPageOptions extends PolicyOptions {
  readonly nonce: string
}

/** Finish what the application answered: nonces become hashes, the policy is added. */
export async function finishPage(answer: Response, options: RenderedPageOptions): Promise<StoredResponse> {
  const headers: Record<string, string> = {}
  for (const [name, value] of answer.headers) headers[titleCase(name)] = value
  delete headers['Content-Length']
  // A page may be kept and sent to others.
  delete headers['Set-Cookie']
  const type = answer.headers.get('content-type') ?? ''
  if (type.startsWith('image/') || type === 'application/pdf') {
    const identity = Buffer.from(await answer.arrayBuffer())
    return { status: answer.status, headers, etag: etagOf(identity), bodies: { identity } }
  }
  const text = await answer.text()
  if (!type.startsWith('text/html')) return storeText(answer.status, headers, text)
  const page = hashInlineElements(text, options.nonce)
  const all = {
    'Cache-Control': answer.status === 200 ? 'no-cache' : 'no-store',
    ...headers,
    'Content-Security-Policy': contentSecurityPolicy(page, options),
    // Addresses of the back office name people and requests; other sites need not even know that it is there.
    ...(options.backOffice ? { 'Referrer-Policy': 'same-origin' } : {}),
  }
  return storeText(answer.status, all, page.html)
}

function titleCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase())
}
