/** In the address of a page that says a reference: `copy=none` where no mail follows. */
export const COPY = 'copy'
export const NO_COPY = 'none'

/** References of enquiries as people say them on the phone: `Q-26-0042` (behaviour 6.2). */
const REFERENCE = /^Q-\d{2}-\d{4,}$/

/** The reference in an address, or undefined when it is not one: no one's text is repeated on the page. */
export function readReference(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= 20 && REFERENCE.test(text) ? text : undefined
}
