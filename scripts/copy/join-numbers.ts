/** A figure, or the place of one in a message, before a word. A year of four digits may end a line. */
const BEFORE_WORD = /(#|\{\w+, number\}|(?<![\p{L}\d.,:\u00a0\u202f])\d{1,3}) (?=\p{L})/gu

/**
 * The message with its figures held to the next word by U+00A0, so that no line ends with “24” and the next begins with
 * “hours”. Done while building: in the files a plain space is easier to read and to write.
 */
export function joinNumbers(message: string): string {
  return message.replace(BEFORE_WORD, '$1\u00a0')
}
