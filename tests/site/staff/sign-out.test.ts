import { describe, expect, test } from 'vitest'
import { ENGINES } from '../../helpers/database.ts'
import { builtFunctions } from '../../helpers/server-functions.ts'
import { useStaffSite } from './staff-site.ts'
import { PASSWORD, StaffVisitor } from './staff-visitor.ts'

describe.each(ENGINES)('signing out over HTTP on %s', (engine) => {
  const site = useStaffSite(engine)

  test('the session ends on the server, and the browser forgets the pages it has kept', async () => {
    await site().add('lea@example.com')
    const lea = new StaffVisitor(site().origin)
    await lea.signIn('lea@example.com', PASSWORD)
    const kept = new Map(lea.cookies)
    const { id } = builtFunctions().find(({ name }) => name === 'session.signOut') ?? {}
    const answer = await lea.ask(`/_serverFn/${id}`, {
      method: 'POST',
      headers: { 'x-tsr-serverfn': 'true' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "prefetchCache", "prerenderCache"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(lea.cookies.has('passage.session_token')).toBe(false)
    for (const [name, value] of kept) lea.cookies.set(name, value)
    expect(await lea.isIn()).toBe(false)
  })
})
