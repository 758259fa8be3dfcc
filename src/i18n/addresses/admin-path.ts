/** Up to two languages, as addresses can have them, in any case: malformed addresses are protected too. */
const ADMIN = /^\/(?:[a-z]{2}\/){0,2}admin(?:\/|$)/i

/** Whether an address lies in the back office: its pages, the sign-in, and whatever is not found there. */
export function isAdminPath(pathname: string): boolean {
  return ADMIN.test(pathname)
}
