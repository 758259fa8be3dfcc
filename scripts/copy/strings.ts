/** A text with the place where it is in its file, as `sections.0.heading`. */
export interface PlacedText {
  readonly place: string
  readonly text: string
}

/** Every text of a JSON value, in order, with its place. Values named `id` and `facts` (marks) are no copy. */
export function stringsOf(value: unknown, place = ''): PlacedText[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'id' || key === 'facts' ? [] : stringsOf(inner, place === '' ? key : `${place}.${key}`),
  )
}

/** Words as the language's own rules part them (`Intl.Segmenter`). `tag` is a BCP 47 tag. */
export function countWords(texts: readonly string[], tag: string): number {
  const segmenter = new Intl.Segmenter(tag, { granularity: 'word' })
  let words = 0
  for (const text of texts) for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1
  return words
}
