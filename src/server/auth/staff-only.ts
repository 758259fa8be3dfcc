/** The door of the back office: what every one of its server functions passes (decision 0028). */
import { createMiddleware } from '@tanstack/react-start'
import { requireStaff } from './require-staff.ts'

/**
 * For functions that anybody of the staff may call: answers 401 to everybody else, before the input is looked at,
 * and gives the handler `context.staff`.
 */
export const staffOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff() } }),
)

/** For functions that administrators may call: answers 403 to agents, and else as `staffOnly`. */
export const administratorOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff('administrator') } }),
)
