import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { readPeriod } from '#/modules/quotes/model/accounts-period.ts'
import { accountsJson, accountsTable } from '#/modules/quotes/server/accounts/accounts-file.server.ts'
import { readAccounts } from '#/modules/quotes/server/accounts/read-accounts.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { downloadEndpoint } from './download-endpoint.ts'
import { tableHeaders, writeTable } from './table-file.ts'

/**
 * Accepted quotes and payments for the accountant, for administrators: the address has the first and the last day (`from`, `to`;
 * last month without them) and in `in` the language.
 */
export function accountsExportEndpoint(format: 'csv' | 'json'): DirectEndpoint {
  return downloadEndpoint<string | Uint8Array>(
    { role: 'administrator', confirmed: true },
    async ({ url: { searchParams } }) => {
      const now = new Date()
      const period = readPeriod(searchParams, parisDay(now))
      if (period === undefined) return 'Give a first and a last day, such as 2026-11-01.\n'
      const language = searchParams.get('in') === 'fr' ? 'fr' : 'en'
      const name = `${language === 'fr' ? 'comptabilite' : 'accounts'}-${period.from}-${period.to}`
      return {
        headers: tableHeaders(format, name, now),
        begin: async () => {
          await loadAdminMessages(language)
          const accounts = await readAccounts(getDatabase().db, period)
          const texts = { language, messages: getAdminMessages(language).admin } as const
          return {
            begun: 'quotes.export-begun',
            done: 'quotes.exported',
            file:
              format === 'csv'
                ? writeTable(format, accountsTable(accounts, texts))
                : accountsJson(period, accounts),
          }
        },
      }
    },
  )
}
