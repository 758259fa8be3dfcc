import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../tests/helpers/database.ts'
import { storedEnquiry } from '../../tests/helpers/stored-enquiry.ts'

describe.each(BOTH_ENGINES)('kinds of enquiries on %s', (engine) => {
  const database = useDatabase(engine)

  test('a visit is one of them, anything else is refused, and what hangs on a request stays', async () => {
    const id = await storedEnquiry(database(), { kind: 'visit' }, [{ id: null, slug: 'a', name: 'A' }])
    const { db } = database()
    const change = (kind: string) =>
      db
        .updateTable('enquiry')
        .set({ kind: kind as 'visit' })
        .where('id', '=', id)
        .execute()
    await expect(change('party')).rejects.toThrow()
    await change('proposal')
    expect(await db.selectFrom('enquiry_venue').select('slug').execute()).toEqual([{ slug: 'a' }])
  })
})
