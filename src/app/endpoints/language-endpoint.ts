/**
 * `POST /api/language?to=fr`: keeps a language that was chosen by hand (behaviour 1.10). Some browsers keep a cookie that
 * script has written for seven days only; this one is the server's. The links of the language menu name the address in
 * their `ping`, so that pages stay without cookies and addresses as they are, and no script is needed.
 */
import { isLanguage } from '#/i18n/languages.ts'
import { writeLanguageCookie } from '#/i18n/write-language-cookie.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { isSameOrigin } from '#/platform/http/same-origin.ts'
import { sendPlain } from '#/platform/http/send.ts'

/** Make the endpoint of a site. */
export function languageEndpoint(siteUrl: string): DirectEndpoint {
  const isEncrypted = siteUrl.startsWith('https:')
  return {
    method: 'POST',
    answer: (request, response) => {
      // Nothing of the body is used.
      request.resume()
      const language = URL.parse(request.url ?? '', siteUrl)?.searchParams.get('to') ?? undefined
      if (!isSameOrigin(request, siteUrl)) {
        return sendPlain(request, response, 403, 'Only pages of this site can say that.\n')
      }
      if (!isLanguage(language)) return sendPlain(request, response, 400, 'No language of this site.\n')
      response.writeHead(204, {
        'Set-Cookie': writeLanguageCookie(language, isEncrypted),
        'Cache-Control': 'no-store',
      })
      response.end()
    },
  }
}
