/** Server functions for not-found reports and redirects. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { redirectId, redirectInput, undoneRedirect } from './model/redirect.schema.ts'
import {
  addRedirect,
  editRedirect,
  removeRedirect,
  restoreRedirect,
} from './server/change-redirects.server.ts'
import { ignoreNotFoundReport, reopenNotFoundReport } from './server/ignore-address.server.ts'
import { readOpenAddresses } from './server/open-addresses.server.ts'
import { readTargetPages, targetsIn } from './server/redirect-targets.server.ts'
import { readRedirects } from './server/redirects.repository.server.ts'

const address = z.object({ address: typedLine(1000).min(1) })

/** Recent not-found reports, each with a suggested target. */
export const fetchNotFoundReports = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readOpenAddresses(getDatabase(), new Date()))

/** Every managed redirect, and the possible targets in a language. */
export const fetchRedirects = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ language: z.enum(LANGUAGE_CODES) }))
  .handler(async ({ data: { language } }) => {
    const [redirects, pages] = await Promise.all([
      readRedirects(getDatabase().db),
      readTargetPages(getDatabase()),
    ])
    return {
      targets: targetsIn(pages, language),
      redirects: redirects.map(({ source_key: _key, removed_at: _removed, ...shown }) => shown),
    }
  })

export const createRedirect = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(redirectInput)
  .handler(({ data, context }) => addRedirect(data, context.staff))

export const updateRedirect = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(redirectInput.extend(redirectId.shape).extend(undoneRedirect.shape))
  .handler(({ data: { id, expected, ...input }, context }) =>
    editRedirect(id, input, context.staff, { expected }),
  )

export const deleteRedirect = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(redirectId.extend(undoneRedirect.shape))
  .handler(({ data: { id, expected }, context }) => removeRedirect(id, context.staff, { expected }))

/** Restore a removed redirect. */
export const bringBackRedirect = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(redirectId)
  .handler(({ data, context }) => restoreRedirect(data.id, context.staff))

/** Take an address off the list until a visitor meets it again. */
export const ignoreAddress = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(address)
  .handler(({ data, context }) => ignoreNotFoundReport(data.address, context.staff))

/** Put an address back on the list. */
export const reopenAddress = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(address)
  .handler(({ data, context }) => reopenNotFoundReport(data.address, context.staff))

export type ManagedRedirect = Awaited<ReturnType<typeof fetchRedirects>>['redirects'][number]

export type { RedirectOutcome } from './server/change-redirects.server.ts'
export type { OpenAddress, OpenAddresses } from './server/open-addresses.server.ts'
export type { RedirectTarget } from './server/redirect-targets.server.ts'
