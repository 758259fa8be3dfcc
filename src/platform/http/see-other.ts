import { allowedTarget } from '#/lib/allowed-target.ts'

/**
 * Lead to another page of this site after a form (303), with the cookies that go with it.
 * @throws {RejectedTargetError} for an address that is not on this site
 */
export function seeOther(location: string, cookies?: Headers): Response {
  const headers = new Headers({ Location: allowedTarget(location), 'Cache-Control': 'no-store' })
  for (const cookie of cookies?.getSetCookie() ?? []) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
