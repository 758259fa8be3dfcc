/** Server functions for signing in with a passkey. */

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { returnTarget } from './model/return-target.ts'
import { readPasskeyAnswer } from './server/passkey-answer.server.ts'
import { challengePasskey, signInWithPasskey } from './server/passkey-sign-in.server.ts'

/** Create a challenge for the browser's passkeys, as WebAuthn JSON; `null` during a pause. */
export const startPasskeySignIn = createServerFn({ method: 'POST' }).handler(async () => {
  const challenge = await challengePasskey(getRequest().headers)
  if (challenge === undefined) return null
  keepCookies(challenge.cookies)
  return challenge.options
})

const answer = z.object({
  /** Answer of the browser, as JSON. */
  response: z.string().max(20_000),
  language: z.enum(LANGUAGE_CODES),
  wanted: typedLine(2000).optional(),
})

/**
 * Sign in with the answer to a challenge. Return the address to open, or `null` when it was not accepted.
 */
export const finishPasskeySignIn = createServerFn({ method: 'POST' })
  .validator(answer)
  .handler(async ({ data }): Promise<string | null> => {
    const given = readPasskeyAnswer<AuthenticationResponseJSON>(data.response)
    const cookies = given && (await signInWithPasskey(given, getRequest().headers))
    if (cookies === undefined) return null
    keepCookies(cookies)
    return returnTarget(data.wanted, data.language)
  })

function keepCookies(headers: Headers): void {
  for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
}
