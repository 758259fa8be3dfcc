/** What a promised mail tells without being written. */
import { z } from 'zod'

/** What a mail is, told by its template. */
export type MailSort = 'acknowledgement' | 'notification' | 'account' | 'reply'

/** A mail in short. */
export interface DescribedMail {
  readonly sort: MailSort
  /** Whom it is for; null where the payload does not tell. */
  readonly to: string | null
}

/** What payloads of every kind have in common. */
const payloadShape = z.object({
  template: z.string(),
  data: z
    .object({ email: z.string().optional(), to: z.object({ address: z.string() }).optional() })
    .optional(),
})

/**
 * Reads what a payload tells.
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
