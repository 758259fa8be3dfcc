import { request } from 'node:http'

/** A valid quote form. */
export const FORM = new URLSearchParams({
  company: 'Maison Aurèle',
  lastName: 'Lindqvist',
  firstName: 'Ingrid',
  email: 'ingrid@example.com',
}).toString()

/** A form that the server has taken in hand and whose body is still to come: no guessing, no sleeping. */
export async function beginForm(origin: string) {
  const sending = request(`${origin}/contact-venue`, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(FORM),
      expect: '100-continue',
    },
  })
  const answer = new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      sending.once('response', (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      })
      sending.once('error', reject)
    },
  )
  answer.catch(() => {})
  await new Promise<void>((resolve, reject) => {
    sending.once('continue', resolve)
    sending.once('error', reject)
    sending.flushHeaders()
  })
  return {
    finish: () => {
      sending.end(FORM)
      return answer
    },
  }
}
