/** Server functions of the pages behind one-time links. */
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { findInvitation } from './server/invitation.server.ts'
import { linkToken } from './server/link-cookie.server.ts'
import { isResetOpen } from './server/reset.server.ts'

/** Whether the password reset link opened in this browser is still valid. */
export const fetchResetOpen = createServerFn({ method: 'GET' }).handler(() =>
  isResetOpen(linkToken(getRequest().headers, 'reset')),
)

/** E-mail address of the invitation opened in this browser; `null` when it is no longer valid. */
export const fetchInvitation = createServerFn({ method: 'GET' }).handler(
  async () => (await findInvitation(linkToken(getRequest().headers, 'invitation')))?.email ?? null,
)
