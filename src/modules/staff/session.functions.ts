/** Server functions of the back office's layout. */
import { createServerFn } from '@tanstack/react-start'
import { appendResponseHeader, getRequest, setResponseHeader } from '@tanstack/react-start/server'
import { z } from 'zod'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getAuth } from './server/auth/auth.ts'
import { staffSettingUp } from './server/auth/staff-only.ts'

/** End the current session. */
export const signOut = createServerFn({ method: 'POST' })
  .middleware([staffSettingUp])
  .handler(async ({ context: { staff } }) => {
    const { headers } = await getAuth().api.signOut({ headers: getRequest().headers, returnHeaders: true })
    for (const cookie of headers.getSetCookie()) appendResponseHeader('Set-Cookie', cookie)
    // Pages in the back/forward cache, too. Not cookies and storage: language, colours and favourites belong
    // to the browser, and the page itself deletes drafts, also without a connection.
    setResponseHeader('Clear-Site-Data', '"cache", "prefetchCache", "prerenderCache"')
    await writeAudit(getDatabase().db, { actor: staff, action: 'session.signed-out' })
  })

/** Save the language of the back office. */
export const setLanguage = createServerFn({ method: 'POST' })
  .middleware([staffSettingUp])
  .validator(z.enum(ADMIN_LANGUAGES))
  .handler(async ({ data, context: { staff } }) => {
    const { db } = getDatabase()
    await db.updateTable('user').set({ language: data }).where('id', '=', staff.id).execute()
  })
