import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { ReadRows } from '#/platform/backup/snapshot.ts'
import { emptyReport } from '#/platform/integrity/check-report.ts'
import { acceptanceScene, NOW } from '../../../../../tests/helpers/acceptance-scene.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { checkQuotes } from './check-quotes.server.ts'

describe.each(BOTH_ENGINES)('the check of quotes on %s', (engine) => {
  const database = useDatabase(engine)
  const { db, setUp, passed, accept } = acceptanceScene(database)

  test('npm run check finds what does not belong together, and nothing else', async () => {
    const { sentQuote } = await setUp()
    const [first, second] = [await sentQuote(), (await setUp()).sentQuote]
    await accept(first.token, await passed(first.token))
    const later = await second()
    await accept(later.token, await passed(later.token))
    const ROLLED_BACK = new Error('rolled back')
    const problemsAfter = async (harm: string) => {
      const report = emptyReport()
      const checked = db()
        .transaction()
        .execute(async (transaction) => {
          await sql.raw(harm).execute(transaction)
          const read: ReadRows = async (query) => (await sql.raw(query).execute(transaction)).rows as never
          await checkQuotes(read, report, NOW)
          throw ROLLED_BACK
        })
      await expect(checked).rejects.toBe(ROLLED_BACK)
      return report.problems
    }
    expect(await problemsAfter('select 1')).toEqual([])
    const of = `where version_id = '${first.versionId}'`
    const number = first.reference
    const chained = 'with a broken chain of evidence'
    const faults: Record<string, readonly string[]> = {
      [`update quote_file set sha256 = 'x' ${of}`]: [`without the paper that was sent (${number})`],
      [`delete from quote_file ${of}`]: [`without the paper that was sent (${number})`],
      // The one after it has lost the hash that it was chained with.
      [`delete from quote_acceptance ${of}`]: [
        `accepted without evidence (${number})`,
        `${chained} (${later.reference})`,
      ],
      [`update quote_acceptance set evidence = '{"name":"Another"}' ${of}`]: [`${chained} (${number})`],
      [`delete from calendar_entry where origin_id = '${first.enquiryId}'`]: [
        `accepted without days that are sold or held (${number})`,
      ],
      [`update payment set cents = cents + 1 where quote_id = '${first.quoteId}' and kind = 'deposit'`]: [
        `whose payments are not their total (${number})`,
      ],
      [`update quote_version set state = 'declined' where id = '${first.versionId}'`]: [
        `with payments, and not accepted (${number})`,
      ],
    }
    for (const [harm, told] of Object.entries(faults))
      expect([harm, await problemsAfter(harm)]).toEqual([harm, told.map((text) => `quotes: ${text}`)])
    expect(await problemsAfter('update number_series set last_number = 1')).toEqual([
      expect.stringContaining('was given, and the counter stands at 1'),
    ])
  })
})
