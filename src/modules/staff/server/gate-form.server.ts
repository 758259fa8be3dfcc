/** What the forms before the sign-in have in common. */
import { getLog } from '#/platform/log.ts'

/** A form as it was posted; missing fields are empty. */
export type PostedText = (name: string) => string

/**
 * Reads a posted form (urlencoded or multipart).
 * @returns the answer to give instead when it is none (400, 415)
 */
export async function readGateForm(request: Request): Promise<PostedText | Response> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
    return new Response('Unsupported Media Type', { status: 415 })
  }
  try {
    const form = await request.formData()
    return (name) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
  } catch (error) {
    getLog().info({ error: String(error) }, 'a form could not be read')
    return new Response('Bad Request', { status: 400 })
  }
}
