/** Server functions that are open without a session. */
import { createServerFn } from '@tanstack/react-start'
import { getRequest, setCookie } from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGE_COOKIE, type AdminLanguage } from '#/i18n/admin-language.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { DAY_MS, DAY_SECONDS } from '#/lib/time-spans.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { Me } from './model/me.ts'
import { readOfficeHours } from './server/agency-settings.repository.server.ts'
import { getAuth } from './server/auth/auth.ts'
import { type SessionEnd, sessionEnd } from './server/auth/session-life.ts'
import { readStaffSession } from './server/auth/staff-session.ts'
import { awaitsCode, signInLanguage } from './server/sign-in-pages.server.ts'

const clues = z.object({
  language: z.enum(LANGUAGE_CODES),
  chosen: typedLine(10).optional(),
  wanted: typedLine(2000).optional(),
})

/** How long the language is remembered, in seconds. */
const YEAR = 365 * DAY_SECONDS

/** Data of the sign-in pages. */
export interface Gate {
  readonly language: AdminLanguage
  readonly signedIn: boolean
  /** Whether a code is awaited. */
  readonly awaitsCode: boolean
  /** Why a session of this browser has ended. */
  readonly ended: SessionEnd | null
}

/** {@link Gate} of the current visitor. A language chosen by hand is remembered. */
export const fetchSignInPages = createServerFn({ method: 'GET' })
  .validator(clues)
  .handler(async ({ data }): Promise<Gate> => {
    const { headers } = getRequest()
    const language = signInLanguage(data, headers)
    if (data.chosen === language) {
      const secure = getEnvironment().siteUrl.startsWith('https:')
      setCookie(`${secure ? '__Host-' : ''}${ADMIN_LANGUAGE_COOKIE}`, language, {
        path: '/',
        maxAge: YEAR,
        sameSite: 'lax',
        secure,
        httpOnly: true,
      })
    }
    const signedIn = (await readStaffSession(headers)) !== null
    const ended = signedIn ? undefined : await sessionEnd(headers, getAuth(), new Date())
    return { language, signedIn, awaitsCode: awaitsCode(headers), ended: ended ?? null }
  })

/** {@link Me}, or `null` without a session. */
export const fetchMe = createServerFn({ method: 'GET' }).handler(async (): Promise<Me | null> => {
  const staff = await readStaffSession(getRequest().headers)
  if (staff === null) return null
  const { id, name, email, role, language, twoFactorEnabled, secondFactorBy, singleKeys } = staff
  const left = secondFactorBy && Math.max(0, secondFactorBy.getTime() - Date.now())
  const secondFactorDays = left === null ? null : Math.ceil(left / DAY_MS)
  const officeHours = await readOfficeHours(getDatabase())
  return { id, name, email, role, language, twoFactorEnabled, secondFactorDays, singleKeys, officeHours }
})
