import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import type { ReplyKit } from '../../model/reply-kit.ts'
import { fetchReplyKit } from '../../reply.functions.ts'
import { useScreenLanguage } from '../enquiry/use-screen-language.ts'
import { ComposerForm } from './composer-form.tsx'

interface ComposerProps {
  view: EnquiryView
  onClose: () => void
  /** Called when the answer was sent or withdrawn. */
  onSent: () => Promise<void>
  /** Called when another staff member has changed the enquiry. */
  onConflict: () => Promise<void>
}

/** What is typed while the answer is prepared must not be a command of the sheet. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Composer of an answer, beside the enquiry. */
export function Composer({ view, onClose, onSent, onConflict }: ComposerProps) {
  const t = useTranslations('admin.reply')
  const language = useScreenLanguage()
  const [kit, setKit] = useState<ReplyKit | null>()
  const [attempt, setAttempt] = useState(0)
  const { reference } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    let current = true
    fetchReplyKit({ data: { reference, language } }).then(
      (found) => current && setKit(found),
      () => current && setKit(null),
    )
    return () => {
      current = false
    }
  }, [reference, language, attempt])
  if (kit === undefined) {
    return (
      <div className="composer" ref={takeFocus} tabIndex={-1}>
        <SkeletonRows count={6} label={t('loading')} />
      </div>
    )
  }
  if (kit === null) {
    return (
      <div className="composer">
        <div className="empty" role="alert">
          <h2>{t('failedTitle')}</h2>
          <p className="soft">{t('failedLead')}</p>
          <div className="row">
            <button
              type="button"
              className="btn primary"
              onClick={() => {
                setKit(undefined)
                setAttempt(attempt + 1)
              }}
            >
              {t('retry')}
            </button>
            <button type="button" className="btn quiet" onClick={onClose}>
              {t('close')}
            </button>
          </div>
        </div>
      </div>
    )
  }
  return (
    <ComposerForm
      key={`${reference} ${language}`}
      view={view}
      kit={kit}
      onClose={onClose}
      onSent={onSent}
      onConflict={onConflict}
    />
  )
}
