/** Server functions for the confirmation of identity. */
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { getDatabase } from '#/platform/database/database.ts'
import { LONGEST_PASSWORD } from './model/password-rules.ts'
import { getAuth } from './server/auth/auth.ts'
import { staffSettingUp } from './server/auth/staff-only.ts'
import { confirmSession, confirmWithPasskey } from './server/step-up.server.ts'

/** Available ways of confirming besides the password. */
export const fetchWaysToConfirm = createServerFn({ method: 'GET' })
  .middleware([staffSettingUp])
  .handler(async ({ context: { staff } }) => {
    const passkey = await getDatabase()
      .db.selectFrom('passkey')
      .select('id')
      .where('userId', '=', staff.id)
      .executeTakeFirst()
    return { code: staff.twoFactorEnabled, passkey: passkey !== undefined }
  })

/** Confirm with the password or a code of the app. */
export const confirmBySecret = createServerFn({ method: 'POST' })
  .middleware([staffSettingUp])
  .validator(z.object({ method: z.enum(['password', 'code']), secret: z.string().max(LONGEST_PASSWORD) }))
  .handler(({ data, context: { staff } }) => confirmSession(staff, data))

/** A challenge for the passkeys of the account, as WebAuthn JSON. */
export const startPasskeyConfirmation = createServerFn({ method: 'POST' })
  .middleware([staffSettingUp])
  .handler(async () => {
    const { headers, response } = await getAuth().api.generatePasskeyAuthenticationOptions({
      headers: getRequest().headers,
      returnHeaders: true,
    })
    for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
    return JSON.stringify(response)
  })

/** Confirm with the answer to the challenge; `false` when it was not accepted. */
export const finishPasskeyConfirmation = createServerFn({ method: 'POST' })
  .middleware([staffSettingUp])
  .validator(z.object({ response: z.string().max(20_000) }))
  .handler(({ data, context: { staff } }) => confirmWithPasskey(staff, data.response, getRequest().headers))
