/** The door to one's own second factors: app, backup codes, passkeys. */
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
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

/** Begins with an app: the address for its QR code, and the backup codes; `null` when one is set up already. */
export const startTwoFactor = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .handler(async ({ context: { staff } }) => (await beginApp(staff)) ?? null)

/** Ends with the first code of the app; `false` when it is not right. */
export const confirmTwoFactor = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .validator(z.object({ code: z.string().max(20) }))
  .handler(({ data, context: { staff } }) => confirmApp(staff, data.code))

/** Gives the app up. */
export const stopTwoFactor = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .handler(({ context: { staff } }) => removeApp(staff))

/** Makes new backup codes; `null` without an app. */
export const renewBackupCodes = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .handler(async ({ context: { staff } }) => (await makeBackupCodes(staff)) ?? null)

/** Begins with a passkey: what the browser needs, as JSON of WebAuthn. */
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

/** Keeps the passkey that the browser has made; `false` when it was not accepted. */
export const finishPasskey = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffSettingUp])
  .validator(z.object({ response: z.string().max(20_000), name: z.string().trim().min(1).max(60) }))
  .handler(async ({ data, context: { staff } }): Promise<boolean> => {
    const cookies = await addPasskey(staff, data, getRequest().headers)
    for (const cookie of cookies ?? []) appendResponseHeader('Set-Cookie', cookie)
    return cookies !== undefined
  })

/** Takes one of one's own passkeys away. */
export const dropPasskey = createServerFn({ method: 'POST' })
  .middleware([confirmedStaffOnly])
  .validator(z.object({ id: z.string().max(100) }))
  .handler(({ data, context: { staff } }) => removePasskey(staff, data.id))
