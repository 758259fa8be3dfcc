/** Signing in with a passkey: a challenge, and its answer. */

import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { APIError } from 'better-auth'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { NETWORK_LIMIT } from './model/limits.ts'
import { returnTarget } from './model/return-target.ts'
import { limitKey, takeAttempt } from './server/attempt-limit.server.ts'
import { networkOf } from './server/auth/network.ts'
import { gateParts } from './server/gate-parts.server.ts'
import { readPasskeyAnswer } from './server/passkey-answer.server.ts'
import { welcome } from './server/welcome.server.ts'

/** A challenge for the browser's passkeys, as JSON of WebAuthn. */
export const startPasskeySignIn = createServerFn({ method: 'POST' }).handler(async () => {
  const { auth, database, secret, now } = gateParts()
  const { headers: sent } = getRequest()
  const allowed = await takeAttempt(
    database,
    limitKey(secret, 'passkey:network', networkOf().limited),
    { ...NETWORK_LIMIT, attempts: 100 },
    now,
  )
  if (!allowed.allowed) return null
  const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
    headers: sent,
    returnHeaders: true,
  })
  for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
  return JSON.stringify(response)
})

const answer = z.object({
  /** What the browser gave, as JSON. */
  response: z.string().max(20_000),
  language: z.enum(LANGUAGE_CODES),
  wanted: z.string().max(2000).optional(),
})

/** Signs in with the answer to a challenge. Gives the address to go to, or `null` when it was not accepted. */
export const finishPasskeySignIn = createServerFn({ method: 'POST' })
  .validator(answer)
  .handler(async ({ data }): Promise<string | null> => {
    const parts = gateParts()
    const { headers: sent } = getRequest()
    const given = readPasskeyAnswer<AuthenticationResponseJSON>(data.response)
    if (given === undefined) return null
    try {
      const { headers, response } = await parts.auth.api.verifyPasskeyAuthentication({
        body: { response: given },
        headers: sent,
        returnHeaders: true,
      })
      for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
      const { id, userId, token } = response.session
      await parts.database.db
        .updateTable('session')
        .set({ passkeyAt: parts.now })
        .where('id', '=', id)
        .execute()
      appendResponseHeader('Set-Cookie', await welcome(parts, sent, { userId, token, method: 'passkey' }))
      return returnTarget(data.wanted, data.language)
    } catch (error) {
      if (error instanceof APIError) return null
      throw error
    }
  })
