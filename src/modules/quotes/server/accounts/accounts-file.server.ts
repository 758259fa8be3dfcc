/** The export for the accountant as a table, and as JSON for programs. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { AdminMessages } from '#/i18n/admin-texts.ts'
import { toEuros } from '#/lib/money.ts'
import type { WrittenCell, WrittenColumn, WrittenTable } from '#/platform/spreadsheets/written-table.ts'
import type { AccountsPeriod } from '../../model/accounts-period.ts'
import type { Accounts, AccountsPayment, AccountsQuote } from './read-accounts.server.ts'

type Texts = AdminMessages['admin']
type Column = keyof Texts['accounts']['csv']
type Row = Partial<Record<Column, WrittenCell>>

const NUMBER = { holds: 'number', width: 12 } as const
const DAY = { holds: 'day', width: 12 } as const

/** What is no text. */
const COLUMNS: Readonly<Partial<Record<Column, Omit<WrittenColumn, 'heading'>>>> = {
  ...{ acceptedDay: DAY, voidedDay: DAY, dueDay: DAY, paidDay: DAY, struckDay: DAY },
  ...{ version: NUMBER, rate: NUMBER, net: NUMBER, vat: NUMBER, totalNet: NUMBER, totalVat: NUMBER },
  ...{ total: NUMBER, due: NUMBER, paid: NUMBER, note: { width: 40 } },
}

/** A row for each quote, one for each of its rates, one for each payment; amounts in euros. */
export function accountsTable(
  { quotes, payments }: Accounts,
  { language, messages }: { readonly language: AdminLanguage; readonly messages: Texts },
): WrittenTable {
  const { csv, table } = messages.accounts
  const names = Object.keys(csv) as Column[]
  const cellsOf = (row: Row) => names.map((name) => row[name] ?? null)
  async function* rows() {
    for (const quote of quotes) yield rowsOf(quote, messages).map(cellsOf)
    for (const payment of payments) yield [cellsOf(paymentRow(payment, messages))]
    return quotes.length + payments.length
  }
  const columns = names.map((name) => ({ heading: csv[name], ...COLUMNS[name] }))
  return { name: table, language, columns, rows: rows() }
}

function rowsOf(quote: AccountsQuote, { accounts, quotes }: Texts): Row[] {
  const { kind, state, rates, netCents, vatCents, grossCents, ...rest } = quote
  const said = { ...rest, kind: accounts.kind[kind], state: quotes.state[state] }
  return [
    {
      ...{ ...said, row: accounts.row.quote, totalNet: toEuros(netCents), totalVat: toEuros(vatCents) },
      total: toEuros(grossCents),
    },
    ...rates.map((rate) => ({
      ...{ ...said, row: accounts.row.vat, rate: rate.vatBp / 100, reason: rate.vatReason },
      ...{ net: toEuros(rate.netCents), vat: toEuros(rate.vatCents) },
    })),
  ]
}

function paymentRow(payment: AccountsPayment, { accounts, payments }: Texts): Row {
  const { kind, dueCents, paidCents, struckDay, ...rest } = payment
  return {
    ...{ ...rest, row: accounts.row.payment, payment: payments.kind[kind], struckDay },
    ...{ due: toEuros(dueCents), paid: paidCents === null ? null : toEuros(paidCents) },
  }
}

/** The same as JSON: amounts in whole cents, reasons and states as codes. */
export async function* accountsJson(
  period: AccountsPeriod,
  accounts: Accounts,
): AsyncGenerator<string, number> {
  yield `${JSON.stringify({ ...period, currency: 'EUR', unit: 'cent', ...accounts }, null, 2)}\n`
  return accounts.quotes.length + accounts.payments.length
}
