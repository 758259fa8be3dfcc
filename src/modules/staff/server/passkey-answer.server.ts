import { z } from 'zod'

/** As much of an answer of WebAuthn as has to be there before better-auth looks at it. */
const shape = z.looseObject({ id: z.string(), response: z.looseObject({}) })

/**
 * What a browser gave for a passkey, from its JSON; `undefined` when it is none.
 * @typeParam Answer as the library calls it, which checks the rest
 */
export function readPasskeyAnswer<Answer extends { id: string }>(text: string): Answer | undefined {
  try {
    return shape.safeParse(JSON.parse(text)).data as Answer | undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
