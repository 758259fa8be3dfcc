/** Server functions for the caller's own second factors: app, backup codes, passkeys. */

import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { addPasskey } from './server/add-passkey.server.ts'
import { getAuth } from './server/auth/auth.ts'
import { confirmedStaffOnly, confirmedStaffSettingUp } from './server/auth/staff-only.ts'
import {
  beginApp,
  confirmApp,
  makeBackupCodes,
  removeApp,
  removePasskey,
} from './server/second-factor.server.ts'

/**
 * Start the set-up of an app: the address for its QR code, and the backup codes; `null` when one is already
 * set up.
 */
export const startTwoFactor = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .handler(async ({ context: { staff } }) => (await beginApp(staff)) ?? null)

/** Finish the set-up with the first code of the app; `false` when it is wrong. */
export const confirmTwoFactor = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .validator(z.object({ code: typedLine(20) }))
  .handler(({ data, context: { staff } }) => confirmApp(staff, data.code))

/** Remove the app. */
export const stopTwoFactor = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .handler(({ context: { staff } }) => removeApp(staff))

/** Create new backup codes; `null` without an app. */
export const renewBackupCodes = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .handler(async ({ context: { staff } }) => (await makeBackupCodes(staff)) ?? null)

/** Start the registration of a passkey: options for the browser, as WebAuthn JSON. */
export const startPasskey = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .handler(async () => {
    const { headers, response } = await getAuth().api.generatePasskeyRegistrationOptions({
      headers: getRequest().headers,
      query: {},
      returnHeaders: true,
    })
    for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
    return JSON.stringify(response)
  })

/** Store the passkey that the browser created; `false` when it was not accepted. */
export const finishPasskey = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .validator(z.object({ response: z.string().max(20_000), name: typedLine(60).min(1) }))
  .handler(async ({ data, context: { staff } }): Promise<boolean> => {
    const cookies = await addPasskey(staff, data, getRequest().headers)
    for (const cookie of cookies ?? []) appendResponseHeader('Set-Cookie', cookie)
    return cookies !== undefined
  })

/** Remove one of the caller's own passkeys. */
export const dropPasskey = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .validator(z.object({ id: typedLine(100) }))
  .handler(({ data, context: { staff } }) => removePasskey(staff, data.id))
