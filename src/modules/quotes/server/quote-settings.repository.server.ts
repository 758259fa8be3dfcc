/** What administrators set for all quotes. */
import {
  changeSetting,
  readSetting,
  type Setting,
} from '#/modules/staff/server/agency-settings.repository.server.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { QUOTE_SETTINGS, type QuoteSettings, quoteSettingsSchema } from '../model/quote-settings.schema.ts'

const NAME = 'quotes'

/** The settings with their version, for their editor. */
export function readQuoteSettings(db: Db): Promise<Setting<QuoteSettings>> {
  return readSetting({ db }, NAME, quoteSettingsSchema, QUOTE_SETTINGS)
}

/**
 * Change the settings; quotes that are written already keep what they began with.
 * @returns whether they were still at `version`
 */
export async function changeQuoteSettings(
  { db }: Database,
  { value, version }: Setting<QuoteSettings>,
  { by, at }: Stamp<StaffActor>,
): Promise<boolean> {
  const details = { deposit: value.depositBp / 100, terms: Object.keys(value.terms).length }
  const event = { action: 'settings.quotes-changed', details } as const
  return db
    .transaction()
    .execute((transaction) => changeSetting(transaction, { name: NAME, value, version }, by, at, event))
}
