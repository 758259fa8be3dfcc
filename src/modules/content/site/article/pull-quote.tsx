import type { Language } from '#/i18n/languages.ts'
import { Phrases } from '#/i18n/react/phrases.tsx'

interface PullQuoteProps {
  readonly text: string
  readonly className?: string
  /** Of the text, where it is not that of the page. */
  readonly language?: Language | undefined
}

/** The sentence that closes a section, set large. */
export function PullQuote({ text, className = 'wrap pull', language }: PullQuoteProps) {
  return (
    <div className={className}>
      <p>
        <Phrases text={text} language={language} />
      </p>
    </div>
  )
}
