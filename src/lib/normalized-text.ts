/** Unicode normalization of foreign text, in time that grows with its length. */

/**
 * More combining marks than any script piles up on one letter. Putting a run of them in order takes the square of its
 * length: 32,000 take 0.7 s. The bound of thirty is that of the stream-safe text format (Unicode Standard Annex 15,
 * section 13).
 */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu

/** The text in a normalization form; of a run of combining marks the first thirty are kept. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replaceAll(LONG_RUN, '$1').normalize(form)
}
