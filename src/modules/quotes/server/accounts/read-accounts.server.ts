/** What the accountant is given: quotes that were accepted or voided in a period as they were frozen, and payments due or made in it. */
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { AccountsPeriod } from '../../model/accounts-period.ts'
import type { PaymentKind } from '../../model/payment-plan.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import type { Choice } from '../../model/quote-line.ts'
import type { RateTotal, Total } from '../../model/totals.ts'
import { waitingAcceptances } from '../waiting-acceptances.repository.server.ts'

/** States of a version that was accepted; one that its owner did not confirm was never a sale. */
const SOLD = ['accepted', 'replaced', 'voided'] as const

/** Quotes that are read in one statement. */
const AT_ONCE = 500

/** Whom a quote is for. */
interface AccountsClient {
  readonly number: string
  readonly client: string
  readonly company: string
  readonly siren: string
  readonly vatNumber: string
  readonly country: string
}

/** A version that was accepted. Amounts are whole cents, days ISO 8601, Paris. */
export interface AccountsQuote extends AccountsClient {
  readonly version: number
  /** An amendment takes the place of what was accepted before it, with its whole total. */
  readonly kind: 'offer' | 'amendment'
  readonly state: (typeof SOLD)[number] | 'waiting-for-owner'
  readonly choice: Choice | null
  readonly acceptedDay: string
  readonly voidedDay: string | null
  readonly rates: readonly RateTotal[]
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/** A payment that was planned; `paidCents` is all that has come in, `paidDay` the last day on which some did. */
export interface AccountsPayment extends AccountsClient {
  readonly kind: PaymentKind
  readonly dueDay: string
  readonly dueCents: number
  readonly paidDay: string | null
  readonly paidCents: number | null
  readonly struckDay: string | null
  readonly note: string
}

/** Everything of a period. */
export interface Accounts {
  readonly quotes: readonly AccountsQuote[]
  readonly payments: readonly AccountsPayment[]
}

/** Read what a period holds, in the order of its days. */
export async function readAccounts(db: Db, period: AccountsPeriod): Promise<Accounts> {
  return { quotes: await quotesIn(db, period), payments: await paymentsIn(db, period) }
}

const within = ({ from, to }: AccountsPeriod, day: string | null) => day !== null && from <= day && day <= to

const acceptedVersions = (db: Db) =>
  db
    .selectFrom('quote_acceptance as a')
    .innerJoin('quote_version as v', 'v.id', 'a.version_id')
    .innerJoin('quote', 'quote.id', 'v.quote_id')
    .select(['quote.id as quoteId', 'quote.reference', 'v.id', 'v.n', 'v.document'])

async function quotesIn(db: Db, period: AccountsPeriod): Promise<AccountsQuote[]> {
  // Wider than the period by the offset of Paris; the days are compared below.
  const span = [laterDay(period.from, -1), laterDay(period.to, 2)] as const
  const rows = await acceptedVersions(db)
    .leftJoin('quote_history as h', (join) =>
      join.onRef('h.quote_id', '=', 'quote.id').onRef('h.n', '=', 'v.n').on('h.event', '=', 'voided'),
    )
    .select(['v.kind', 'v.state', 'v.totals', 'a.choice', 'a.at', 'h.at as voidedAt'])
    .where('v.state', 'in', SOLD)
    .where((eb) =>
      eb.or([
        eb.and([eb('a.at', '>=', span[0]), eb('a.at', '<', span[1])]),
        eb.and([eb('h.at', '>=', span[0]), eb('h.at', '<', span[1])]),
      ]),
    )
    .orderBy('a.at')
    .orderBy('a.id')
    .execute()
  const waiting = new Set((await waitingAcceptances(db).execute()).map(({ version_id }) => version_id))
  return rows.flatMap((row) => {
    const acceptedDay = parisDay(new Date(row.at))
    const voidedDay = row.voidedAt === null ? null : parisDay(new Date(row.voidedAt))
    const total = (row.totals as Total[]).find(({ choice }) => choice === row.choice)
    if (total === undefined || !(within(period, acceptedDay) || within(period, voidedDay))) return []
    const { netCents, vatCents, grossCents, rates } = total
    const state = waiting.has(row.id) ? ('waiting-for-owner' as const) : (row.state as (typeof SOLD)[number])
    return {
      ...clientOf(row),
      ...{ version: row.n, kind: row.kind, state, choice: row.choice, acceptedDay, voidedDay },
      ...{ rates, netCents, vatCents, grossCents },
    }
  })
}

async function paymentsIn(db: Db, { from, to }: AccountsPeriod): Promise<AccountsPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('due_day', '>=', from), eb('due_day', '<=', to)]),
        eb.and([eb('paid_day', '>=', from), eb('paid_day', '<=', to)]),
      ]),
    )
    .orderBy('due_day')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(({ quote_id }) => quote_id))]
  // The latest version says whom the quote is for now.
  const clients = new Map<string, AccountsClient>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const versions = await acceptedVersions(db)
      .where('quote.id', 'in', ids.slice(at, at + AT_ONCE))
      .orderBy('v.n')
      .execute()
    for (const version of versions) clients.set(version.quoteId, clientOf(version))
  }
  return rows.flatMap(({ quote_id, kind, note, struck_at, ...row }) => {
    const client = clients.get(quote_id)
    if (client === undefined) return []
    return {
      ...client,
      ...{ kind, dueDay: row.due_day, dueCents: row.cents, paidDay: row.paid_day, paidCents: row.paid_cents },
      ...{ struckDay: struck_at === null ? null : parisDay(new Date(struck_at)), note },
    }
  })
}

function clientOf({ reference, document }: { reference: string | null; document: object }): AccountsClient {
  const { name, company, siren, vatNumber, country } = quoteDocumentSchema.parse(document).client
  return { number: reference ?? '', client: name, company, siren, vatNumber, country }
}
