import { type ReactNode, useState } from 'react'

const PARTS = ['request', 'quote', 'sum'] as const

interface QuoteDeskProps {
  names: Readonly<Record<(typeof PARTS)[number], string>>
  request: ReactNode
  sum: ReactNode
  children: ReactNode
}

/** The three parts of a quote: side by side where there is room, else one after another by tabs. */
export function QuoteDesk({ names, request, sum, children }: QuoteDeskProps) {
  const [shown, setShown] = useState<(typeof PARTS)[number]>('quote')
  return (
    <div className="quote-desk" data-shown={shown}>
      <div className="segments quote-tabs">
        {PARTS.map((part) => (
          <button key={part} type="button" aria-pressed={part === shown} onClick={() => setShown(part)}>
            {names[part]}
          </button>
        ))}
      </div>
      <div className="scroll" data-part="request">
        {request}
      </div>
      <div className="scroll" data-part="quote">
        {children}
      </div>
      <div className="scroll" data-part="sum">
        {sum}
      </div>
    </div>
  )
}
