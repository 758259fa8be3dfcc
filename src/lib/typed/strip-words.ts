/** Known words around a figure. */

const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}]/u

/**
 * Take known words off both ends of a text.
 * @param words the longer ones first
 * @returns what is left between them, and what the words said
 */
export function stripWords<Word>(
  text: string,
  words: readonly (readonly [text: string, word: Word])[],
): { readonly rest: string; readonly said: ReadonlySet<Word> } {
  const said = new Set<Word>()
  let rest = text
  for (;;) {
    const found =
      words.find(([word]) => endsWith(rest, word)) ?? words.find(([word]) => startsWith(rest, word))
    if (found === undefined) return { rest, said }
    const [word, meaning] = found
    const left = endsWith(rest, word) ? rest.slice(0, -word.length) : rest.slice(word.length)
    rest = left.replace(/^ | ?[,;]? ?$/gu, '')
    said.add(meaning)
  }
}

/** Whether a text holds a word: no part of a longer one. */
export function holdsWord(text: string, word: string): boolean {
  const at = text.indexOf(word)
  return at >= 0 && !joins(text[at - 1], word[0]) && !joins(word.at(-1), text[at + word.length])
}

const endsWith = (text: string, word: string) =>
  text.endsWith(word) && !joins(text[text.length - word.length - 1], word[0])

const startsWith = (text: string, word: string) =>
  text.startsWith(word) && !joins(word.at(-1), text[word.length])

/** Two letters of an alphabet side by side are one word. */
const joins = (one = '', other = '') => LETTER.test(one) && LETTER.test(other)
