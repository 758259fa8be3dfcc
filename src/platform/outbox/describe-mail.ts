/** Description of a promised mail without rendering it. */
import { z } from 'zod'

/** Purpose of a mail, by its template. */
export type MailSort = 'acknowledgement' | 'notification' | 'account' | 'reply'

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
  if (!parsed.success) return { sort: 'reply', to: null }
  const { template, data } = parsed.data
  if (template.endsWith('-notification')) return { sort: 'notification', to: mailTo }
  const sort = template.endsWith('-acknowledgement')
    ? 'acknowledgement'
    : template.startsWith('account-')
      ? 'account'
      : 'reply'
  return { sort, to: data?.to?.address ?? data?.email ?? null }
}
