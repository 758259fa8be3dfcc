import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { useLookUp } from '#/ui/admin/use-look-up.ts'
import type { ReplyTextInput } from '../../model/reply-text.schema.ts'
import { type MailPreview, previewReply } from '../../reply-texts.functions.ts'
import type { TemplateEditor } from './use-template-editor.ts'

/** How long after the last key the preview follows, in milliseconds. */
const FOLLOW_AFTER_MS = 350

/** Preview a text as the server would write it; it follows the writing, and the first one need not wait. */
function useMailPreview({ language, id, subject, body }: ReplyTextInput) {
  const [isFirst, setFirst] = useState(true)
  const preview = useLookUp({
    key: ['template-preview', language, id, subject, body],
    ask: () => previewReply({ data: { language, id, subject, body } }),
    restMs: isFirst ? 0 : FOLLOW_AFTER_MS,
  })
  if (isFirst && preview.latest !== undefined) setFirst(false)
  return preview
}

/** The mail that a template makes, with invented data. */
export function TemplatePreview({ editor }: { editor: TemplateEditor }) {
  const t = useTranslations('admin.templates')
  const { language, id } = editor.base
  const { latest: mail, isFailed, retry } = useMailPreview({ language, id, ...editor.draft })
  return (
    <>
      {isFailed && (
        <Notice kind="warning" live>
          {t('previewFailed')}{' '}
          <button type="button" className="btn sm" onClick={retry}>
            {t('retry')}
          </button>
        </Notice>
      )}
      {mail === undefined ? (
        !isFailed && <SkeletonRows count={6} label={t('previewLoading')} />
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
