/** Reading of the forms on the sign-in pages. */
import { cleanLine } from '#/forms/typed-text.ts'
import { getLog } from '#/platform/log.ts'

/** Posted values by field name, cleaned but for a password; missing fields are empty. */
export type PostedText = (name: string) => string

/**
 * Read a posted form (urlencoded or multipart).
 * @returns an error response when the body is not a form (400, 415)
 */
export async function readSignInForm(request: Request): Promise<PostedText | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return new Response('Unsupported Media Type', { status: 415 })
  }
  try {
    const form = await request.formData()
    return (name) => {
      const value = form.get(name)
      if (typeof value !== 'string') return ''
      return name === 'password' ? value : cleanLine(value)
    }
  } catch (error) {
    getLog().info({ error: String(error) }, 'a form could not be read')
    return new Response('Bad Request', { status: 400 })
  }
}
