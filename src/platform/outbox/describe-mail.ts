/** Description of a promised mail without rendering it. */
import { z } from 'zod'
import { MAIL_SORTS, type MailSort } from './mail-sorts.ts'

/** A mail in short. */
export interface DescribedMail {
  readonly sort: MailSort
  /** Whom it is for; null where the payload does not say. */
  readonly to: string | null
}

/** Common fields of payloads of every kind. */
const payloadShape = z.object({
  template: z.string(),
  data: z
    .object({ email: z.string().optional(), to: z.object({ address: z.string() }).optional() })
    .optional(),
})

/**
 * Read the description from a payload.
 * @param mailTo where the agency reads its requests
 */
export function describeMail(payload: unknown, mailTo: string): DescribedMail {
  const parsed = payloadShape.safeParse(payload)
  if (!parsed.success) return { sort: 'other', to: null }
  const { template, data } = parsed.data
  const sort = Object.entries<MailSort>(MAIL_SORTS).find(([known]) => known === template)?.[1] ?? 'other'
  return { sort, to: sort === 'notification' ? mailTo : (data?.to?.address ?? data?.email ?? null) }
}
