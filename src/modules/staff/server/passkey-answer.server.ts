import { z } from 'zod'

/** The parts of a WebAuthn answer that must exist before better-auth reads it. */
const shape = z.looseObject({ id: z.string().regex(/^[\w-]+$/), response: z.looseObject({}) })

/**
 * Parse the browser's WebAuthn answer from JSON; `undefined` when it is none.
 * @typeParam Answer type of the library, which checks the rest
 */
export function readPasskeyAnswer<Answer extends { id: string }>(text: string): Answer | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data as Answer | undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
