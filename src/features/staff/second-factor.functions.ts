/** The door to one's own second factors: app, backup codes, passkeys. */
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { APIError } from 'better-auth'
import { z } from 'zod'
import { writeAudit } from '#/server/auth/audit.ts'
import type { AuditAction } from '#/server/auth/audit-actions.ts'
import { getAuth } from '#/server/auth/auth.ts'
import { LONGEST_PASSWORD } from '#/server/auth/password-rules.ts'
import { staffOnly } from '#/server/auth/staff-only.ts'
import type { StaffSession } from '#/server/auth/staff-session.ts'
import { getDatabase } from '#/server/database/database.ts'
import { confirmPassword } from './own-password.server.ts'

const withPassword = z.object({ password: z.string().max(LONGEST_PASSWORD) })

/** Hands the cookies of better-auth's answer on. */
function handOn(headers: Headers): void {
  for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
}

function note(staff: StaffSession, action: AuditAction): Promise<void> {
  return writeAudit(getDatabase().db, { actor: staff, action, network: staff.network })
}

/** Begins with an app: the address for its QR code, and the backup codes, shown only now. */
export const startTwoFactor = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(withPassword)
  .handler(async ({ data, context: { staff } }) => {
    const confirmed = await confirmPassword(staff, data.password)
    if (confirmed !== 'right') return { kind: confirmed }
    const started = await getAuth().api.enableTwoFactor({
      body: { password: data.password, method: 'totp' },
      headers: getRequest().headers,
    })
    if (started.method !== 'totp') throw new Error('An app was asked for')
    return { kind: 'started', uri: started.totpURI, backupCodes: started.backupCodes } as const
  })

/** Ends with the first code of the app; from then on it is asked for. */
export const confirmTwoFactor = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ code: z.string().max(20) }))
  .handler(async ({ data, context: { staff } }): Promise<boolean> => {
    try {
      const { headers } = await getAuth().api.verifyTOTP({
        body: { code: data.code.replaceAll(/\s/g, '') },
        headers: getRequest().headers,
        returnHeaders: true,
      })
      handOn(headers)
      await note(staff, 'account.two-factor-on')
      return true
    } catch (error) {
      if (error instanceof APIError) return false
      throw error
    }
  })

/** Gives the second factor up. */
export const stopTwoFactor = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(withPassword)
  .handler(async ({ data, context: { staff } }) => {
    const confirmed = await confirmPassword(staff, data.password)
    if (confirmed !== 'right') return confirmed
    const { headers } = await getAuth().api.disableTwoFactor({
      body: { password: data.password },
      headers: getRequest().headers,
      returnHeaders: true,
    })
    handOn(headers)
    // Devices that need no code must need one again when the second factor comes back.
    await getDatabase().db.deleteFrom('verification').where('value', '=', staff.id).execute()
    await note(staff, 'account.two-factor-off')
    return 'done' as const
  })

/** Makes new backup codes; the old ones are worth nothing then. */
export const makeBackupCodes = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(withPassword)
  .handler(async ({ data, context: { staff } }) => {
    const confirmed = await confirmPassword(staff, data.password)
    if (confirmed !== 'right') return { kind: confirmed }
    const { backupCodes } = await getAuth().api.generateBackupCodes({
      body: { password: data.password },
      headers: getRequest().headers,
    })
    await note(staff, 'account.backup-codes-made')
    return { kind: 'made', backupCodes } as const
  })

/** Begins with a passkey: what the browser needs, as JSON of WebAuthn. */
export const startPasskey = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(withPassword)
  .handler(async ({ data, context: { staff } }) => {
    const confirmed = await confirmPassword(staff, data.password)
    if (confirmed !== 'right') return { kind: confirmed }
    const { headers, response } = await getAuth().api.generatePasskeyRegistrationOptions({
      headers: getRequest().headers,
      query: {},
      returnHeaders: true,
    })
    handOn(headers)
    return { kind: 'started', options: JSON.stringify(response) } as const
  })

/** Keeps the passkey that the browser has made; `false` when it was not accepted. */
export const finishPasskey = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ response: z.string().max(20_000), name: z.string().trim().min(1).max(60) }))
  .handler(async ({ data, context: { staff } }): Promise<boolean> => {
    try {
      const { headers } = await getAuth().api.verifyPasskeyRegistration({
        body: { response: JSON.parse(data.response), name: data.name },
        headers: getRequest().headers,
        returnHeaders: true,
      })
      handOn(headers)
      await note(staff, 'account.passkey-added')
      return true
    } catch (error) {
      if (error instanceof APIError || error instanceof SyntaxError) return false
      throw error
    }
  })

/** Takes one of one's own passkeys away. */
export const removePasskey = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.string().max(100) }))
  .handler(async ({ data, context: { staff } }) => {
    const { numDeletedRows } = await getDatabase()
      .db.deleteFrom('passkey')
      .where('id', '=', data.id)
      .where('userId', '=', staff.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await note(staff, 'account.passkey-removed')
  })
