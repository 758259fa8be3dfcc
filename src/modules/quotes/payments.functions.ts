/** Server functions of payments, and of what a booking's own page shows beside them; for the staff. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedText } from '#/forms/typed-text.schema.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { MAX_PAYMENT_NOTE } from './model/payment-state.ts'
import { MAX_CENTS } from './model/quote-line.ts'
import { readBookingFile } from './server/booking-file.server.ts'
import { notePayment } from './server/payments/note-payment.server.ts'
import { readNextPayments, readPayments } from './server/payments/payments.repository.server.ts'

/** The payments of a quote. */
export const fetchPayments = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ quoteId: z.uuid() }))
  .handler(({ data }) => readPayments(getDatabase().db, data.quoteId, new Date()))

/** What is to be paid next for requests. */
export const fetchNextPayments = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ enquiryIds: z.array(z.uuid()).max(1000) }))
  .handler(({ data }) => readNextPayments(getDatabase().db, data.enquiryIds, new Date()))

/** The request of a booking: people, and what was accepted. */
export const fetchBookingFile = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ enquiryId: z.uuid() }))
  .handler(
    async ({ data }) =>
      (await readBookingFile(getDatabase().db, data.enquiryId, parisDay(new Date()))) ?? null,
  )

/** Note what has come in of a payment; nothing takes the note back. */
export const savePayment = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      ...{ id: z.uuid(), version: z.int().min(1) },
      paidDay: z.string().refine(isIsoDay).nullable(),
      paidCents: z.int().min(0).max(MAX_CENTS).nullable(),
      note: typedText(MAX_PAYMENT_NOTE),
    }),
  )
  .handler(({ data, context: { staff } }) => notePayment(getDatabase(), data, { by: staff, at: new Date() }))

export type { BookingFile } from './server/booking-file.server.ts'
export type { PaymentAnswer } from './server/payments/note-payment.server.ts'
export type { NextPayment, ShownPayment } from './server/payments/payments.repository.server.ts'
