import { parseReference } from '#/lib/reference.ts'

/** Query key beside a reference: `copy=none` where no mail follows. */
export const COPY = 'copy'
export const NO_COPY = 'none'

/** Query key of the proof that the enquiry of the reference beside it is stored (`receipt.server.ts`). */
export const RECEIPT = 'receipt'

/** The query keys of an enquiry that has just arrived; without a proof they mean nothing. */
export const RECEIPT_KEYS: ReadonlySet<string> = new Set([COPY, RECEIPT, 'reference'])

/** The references of enquiries: `Q-26-0042` (behaviour 6.2). */
export const SERIES = 'Q'

/** An enquiry that has just arrived. */
export interface Sent {
  readonly reference: string
  /** Whether a copy leaves by mail: not where enough mails went to the address. */
  readonly isMailed: boolean
}

/** The enquiry that an address thanks for, if it does. The server has taken away what no receipt proves. */
export function readSent(search: Readonly<Record<string, unknown>>): Sent | undefined {
  const reference = parseReference(SERIES, search.reference)
  return reference === undefined ? undefined : { reference, isMailed: search[COPY] !== NO_COPY }
}
