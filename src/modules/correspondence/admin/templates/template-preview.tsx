import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import type { ReplyTextInput } from '../../model/reply-text.schema.ts'
import { type MailPreview, previewReply } from '../../reply-texts.functions.ts'
import type { TemplateEditor } from './use-template-editor.ts'

/** How long after the last key the preview follows, in milliseconds. */
const FOLLOW_AFTER_MS = 350

/** The mail of a text. */
interface MailPreviewState {
  /** `null` until the first one is there. */
  readonly mail: MailPreview | null
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Preview a text as the server would write it; it follows the writing. */
function useMailPreview({ language, id, subject, body }: ReplyTextInput): MailPreviewState {
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

/** The mail that a template makes, with invented data. */
export function TemplatePreview({ editor }: { editor: TemplateEditor }) {
  const t = useTranslations('admin.templates')
  const { language, id } = editor.base
  const { mail, hasFailed, retry } = useMailPreview({ language, id, ...editor.draft })
  return (
    <>
      {hasFailed && (
        <Notice kind="warning" live>
          {t('previewFailed')}{' '}
          <button type="button" className="btn sm" onClick={retry}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {mail === null ? (
        !hasFailed && <SkeletonRows count={6} label={t('previewLoading')} />
      ) : (
        <section
          className="mail"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what it scrolls to
          tabIndex={0}
          aria-label={t('preview')}
          lang={LANGUAGES[language].tag}
        >
          <p className="mail-subject">{mail.subject}</p>
          {mail.blocks.map((block, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name
            <MailBlock key={position} block={block} />
          ))}
          <footer className="tpl-foot">
            {mail.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <p>{mail.footer.agency}</p>
            <p>{mail.footer.site}</p>
          </footer>
        </section>
      )}
    </>
  )
}

/** A part of an answer: paragraphs and venues, it has no others. */
function MailBlock({ block }: { block: MailPreview['blocks'][number] }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>
  if (block.kind !== 'venues') return null
  return (
    <div className="cards">
      {block.venues.map(({ name, line, picture }) => (
        <div key={name}>
          {picture && (
            // The mail names the site, and this page is on it.
            <img src={new URL(picture.src).pathname} alt="" width={picture.width} height={picture.height} />
          )}
          <b>{name}</b>
          <span>{line}</span>
        </div>
      ))}
    </div>
  )
}
