/** A figure, or the place of one in a message, before a word. A year of four digits may end a line. */
const BEFORE_WORD = /(#|\{\w+, number\}|(?<![\p{L}\d.,:\u00a0\u202f])\d{1,3}) (?=\p{L})/gu

/** What Russian adds to a figure: `11-й`. */
const ENDING = /(?<=[\d}#])-(?=\p{Script=Cyrillic})/gu

/** From one figure to another. A message that is nothing else is the name of an option, which is written into files as well. */
const [RANGE, RANGE_ALONE] = [/(?<=[\d}])[–～](?=[\d{])/gu, /^\d+[–～]\d+\P{P}?$/u]

/**
 * A text with its figures held to what belongs to them, so that no line ends with “24” and the next begins with “hours”: to the
 * next word by U+00A0, to an ending by U+2011, to the end of a range by U+2060
 * (on both sides of the Japanese sign, before which a line may end as well). In the files plain signs are easier to read and to write.
 */
export function joinNumbers(text: string): string {
  const joined = text.replace(BEFORE_WORD, '$1\u00a0').replace(ENDING, '\u2011')
  return RANGE_ALONE.test(joined)
    ? joined
    : joined.replace(RANGE, (sign) => (sign === '–' ? '–\u2060' : `\u2060${sign}\u2060`))
}

/** The hyphen of a loan word that is read as one word: `pop-up`. */
const LOAN = /(?<=\bpop)-(?=up\b)/giu

/** A lead, in whose large letters no line ends with “pop-”. */
export function joinLoanWords(lead: string): string {
  return lead.replace(LOAN, '\u2011')
}
