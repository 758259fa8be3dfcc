import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { Sent } from '../model/reference.ts'
import { NextSteps } from './next-steps.tsx'
import { ReferenceBox, SentCopy } from './sent-copy.tsx'

interface SentNoteProps {
  readonly title: string
  readonly sent: Sent
  /** The next steps, in order. */
  readonly steps: readonly string[]
  /** The page with the form, to send another one. */
  readonly page: PageId
  readonly another: string
  /** Of the way on to the venues. */
  readonly onward?: string
}

/**
 * In the place of a form that has arrived (behaviour 4.1): thanks, the reference, what happens next, a copy. On a page of
 * the form's own, which then has no other title, the thanks are its title.
 */
export function SentNote({ title, sent, steps, page, another, onward }: SentNoteProps) {
  const t = useTranslations('success')
  const [Title, Subtitle] = page === 'home' ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <section className="sent" aria-labelledby="sent">
      {/* The reading goes on here, without script too. Not in the section: browsers bring the middle of what is focused into
          view, and it is taller than a phone. */}
      <Title id="sent" ref={heading} tabIndex={-1} autoFocus>
        {title}
      </Title>
      <ReferenceBox reference={sent.reference} />
      <p>{t(sent.isMailed ? 'mail' : 'noMail')}</p>
      <p className="row">
        <PageLink className="btn" page="venues">
          {onward ?? t('backToVenues')}
        </PageLink>
        <PageLink className="btn btn-line" page={page}>
          {another}
        </PageLink>
      </p>
      <Subtitle>{t('next')}</Subtitle>
      <NextSteps steps={steps} />
      <SentCopy sent={sent} />
    </section>
  )
}
