/** Query key beside a reference: `copy=none` where no mail follows. */
export const COPY = 'copy'
export const NO_COPY = 'none'

/** Query key of the proof that the enquiry of the reference beside it is stored (`receipt.server.ts`). */
export const RECEIPT = 'receipt'

/** The query keys of an enquiry that has just arrived; without a proof they mean nothing. */
export const RECEIPT_KEYS: ReadonlySet<string> = new Set([COPY, RECEIPT, 'reference'])

/** References of enquiries as people say them on the phone: `Q-26-0042` (behaviour 6.2). */
export const REFERENCE = /^Q-\d{2}-\d{4,}$/

/**
 * Parse the reference of an address; undefined when it is invalid, so that arbitrary text never appears on the page.
 */
export function readReference(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= 20 && REFERENCE.test(text) ? text : undefined
}

/** An enquiry that has just arrived. */
export interface Sent {
  readonly reference: string
  /** Whether a copy leaves by mail: not where enough mails went to the address. */
  readonly isMailed: boolean
}

/** The enquiry that an address thanks for, if it does. The server has taken away what no receipt proves. */
export function readSent(search: Readonly<Record<string, unknown>>): Sent | undefined {
  const reference = readReference(search.reference)
  return reference === undefined ? undefined : { reference, isMailed: search[COPY] !== NO_COPY }
}
