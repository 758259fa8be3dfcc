/** The door to what one-time links open. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { findInvitation } from './invitation.server.ts'
import { isResetOpen } from './reset.server.ts'

const token = z.string().max(200)

/** Whether the link for a new password can still be used. */
export const fetchResetOpen = createServerFn({ method: 'GET' })
  .validator(token)
  .handler(({ data }) => isResetOpen(data))

/** The address that an invitation is for; `null` when it can no longer be used. */
export const fetchInvitation = createServerFn({ method: 'GET' })
  .validator(token)
  .handler(async ({ data }) => (await findInvitation(data))?.email ?? null)
