import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { Sent } from '../model/reference.ts'
import { ReferenceBox, SentCopy } from './sent-copy.tsx'

interface SentNoteProps {
  readonly title: string
  readonly sent: Sent
  /** The next steps, in order. */
  readonly steps: readonly string[]
  /** The page with the form, to send another one. */
  readonly page: PageId
  readonly another: string
  readonly children?: ReactNode
}

/** In the place of a form that has arrived (behaviour 4.1): thanks, the reference, what happens next, a copy. */
export function SentNote({ title, sent, steps, page, another, children }: SentNoteProps) {
  const t = useTranslations('success')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="sent" aria-labelledby="sent">
      {/* Not the section: browsers bring the middle of what is focused into view, and it is taller than a phone. */}
      {/* biome-ignore lint/a11y/noAutofocus: the answer to what was sent is where the reading goes on, without script too */}
      <h2 id="sent" ref={heading} tabIndex={-1} autoFocus>
        {title}
      </h2>
      <ReferenceBox reference={sent.reference} />
      <p>{t(sent.isMailed ? 'mail' : 'noMail')}</p>
      {children}
      <h3>{t('next')}</h3>
      <ol className="next">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <SentCopy sent={sent} />
      <p>
        <PageLink className="btn btn-line" page={page}>
          {another}
        </PageLink>
      </p>
    </section>
  )
}
