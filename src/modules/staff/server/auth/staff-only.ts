/** The doors of the back office: one of them is what every one of its server functions passes (decision 0028). */
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
  next({ context: { staff: await requireStaff({ role: 'administrator' }) } }),
)

/** As `staffOnly`, for what is sensitive: answers 403 until the caller has shown again who they are (decision 0049). */
export const confirmedStaffOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ confirmed: true }) } }),
)

/** As `administratorOnly`, for what is sensitive (decision 0049). */
export const confirmedAdministratorOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ role: 'administrator', confirmed: true }) } }),
)

/** As `staffOnly`, and open to administrators who may do nothing but set up a second factor (decision 0050). */
export const staffSettingUp = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ settingUp: true }) } }),
)

/** As `staffSettingUp`, for what adds a second factor: sensitive as well. */
export const confirmedStaffSettingUp = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ settingUp: true, confirmed: true }) } }),
)
