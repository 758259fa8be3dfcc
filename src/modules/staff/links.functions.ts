/** The door to what one-time links open. */
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { findInvitation } from './server/invitation.server.ts'
import { linkToken } from './server/link-cookie.server.ts'
import { isResetOpen } from './server/reset.server.ts'

/** Whether the link for a new password that was opened in this browser can still be used. */
export const fetchResetOpen = createServerFn({ method: 'GET' }).handler(() =>
  isResetOpen(linkToken(getRequest().headers, 'reset')),
)

/** The address that the invitation opened in this browser is for; `null` when it can no longer be used. */
export const fetchInvitation = createServerFn({ method: 'GET' }).handler(
  async () => (await findInvitation(linkToken(getRequest().headers, 'invitation')))?.email ?? null,
)
