import { Fragment } from 'react'
import type { Language } from '../languages.ts'
import { phrasesOf } from '../phrases.ts'
import { useLanguage } from './address-context.tsx'

interface PhrasesProps {
  readonly text: string
  /** Of the text, where it is not that of the page. */
  readonly language?: Language | undefined
}

/**
 * A title or lead whose lines end between phrases: browsers that know no Japanese phrases of their own would cut words in
 * half (`.phrases` in `languages.css`). Other languages get their text as it is.
 */
export function Phrases({ text, language }: PhrasesProps) {
  const ui = useLanguage()
  const phrases = phrasesOf(text, language ?? ui)
  if (phrases.length === 1) return text
  return (
    <span className="phrases">
      {phrases.map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: phrases repeat, and their order never changes
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  )
}
