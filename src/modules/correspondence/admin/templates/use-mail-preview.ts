import { useEffect, useState } from 'react'
import type { ReplyTextInput } from '../../model/reply-text.schema.ts'
import { type MailPreview, previewReply } from '../../reply-texts.functions.ts'

/** How long after the last key the preview follows, in milliseconds. */
const FOLLOW_AFTER_MS = 350

/** The mail of a text. */
export interface MailPreviewState {
  /** `null` until the first one is there. */
  readonly mail: MailPreview | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Preview a text as the server would write it; it follows the writing. */
export function useMailPreview({ language, id, subject, body }: ReplyTextInput): MailPreviewState {
  const [mail, setMail] = useState<MailPreview | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const isFirst = mail === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again; the first one need not wait
  useEffect(() => {
    let isGone = false
    const timer = setTimeout(
      () =>
        void previewReply({ data: { language, id, subject, body } }).then(
          (written) => {
            if (isGone) return
            setMail(written)
            setFailed(false)
          },
          () => isGone || setFailed(true),
        ),
      isFirst ? 0 : FOLLOW_AFTER_MS,
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [language, id, subject, body, tries])
  return { mail, hasFailed, retry: () => setTries((count) => count + 1) }
}
