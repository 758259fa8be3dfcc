/** Payments as records: each has a version of its own, and its history is that of its quote. */
import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import { versionedRows } from '#/platform/records/versioned-rows.ts'
import type { NotedPayment } from '../../model/payment-state.ts'
import type { PaymentTable } from '../tables/quote.ts'

/** A payment as it is stored, with the number of its quote. */
export type PaymentRow = Selectable<PaymentTable> & { readonly reference: string | null }

/** What was noted, with what stood there before; `unnoted` takes back that anything has come in. */
export interface PaymentEvent {
  readonly event: 'payment-noted' | 'payment-unnoted'
  readonly details: {
    readonly kind: PaymentRow['kind']
    readonly from: NotedPayment
    readonly to: NotedPayment
  }
}

const ROWS = versionedRows('payment')

/** Payments by id. */
export const PAYMENT: RecordKind<string, PaymentRow, Updateable<PaymentTable>, PaymentEvent, Actor> = {
  async hold(db, id) {
    const row = await ROWS.hold(db, id)
    if (row === undefined) return undefined
    const quote = await db
      .selectFrom('quote')
      .select('reference')
      .where('id', '=', row.quote_id)
      .executeTakeFirst()
    return { ...row, reference: quote?.reference ?? null }
  },
  write: async (db, before, values) => ({
    ...(await ROWS.write(db, before, values)),
    reference: before.reference,
  }),
  async history(db, { event, details }, { after }, { by, at }) {
    await db
      .insertInto('quote_history')
      .values({
        ...{ id: randomUUID(), quote_id: after.quote_id, n: null, at: at.toISOString(), actor: by.id, event },
        details: toJson({ ...details }),
      })
      .execute()
    return true
  },
  audit: ({ event, details }, { quote_id, reference }) => ({
    action: `quotes.${event}`,
    subject: { id: quote_id, name: reference ?? '' },
    details: { kind: details.kind, cents: details.to.paidCents },
  }),
}
