import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { ReplyEditor, type ReplyEditorHandle } from '#/modules/correspondence/admin/reply/reply-editor.tsx'
import { useMailTemplate } from '#/modules/correspondence/admin/reply/use-mail-template.ts'
import { fillReply } from '#/modules/correspondence/model/fill-reply.ts'
import { sameReplyText } from '#/modules/correspondence/model/reply-text.schema.ts'
import { useMe } from '#/modules/staff/model/me.ts'
import { hasMailGap, isMailField, mailValues } from '../../model/mail-values.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Its number is given when it is sent. */
const NUMBER_TO_COME = 'D-…'

/** The mail that the quote leaves with: the template in its language, until an agent rewrites it for this client. */
export function MailPart({ editor }: { editor: QuoteEditor }) {
  const t = useTranslations('admin.quotes')
  const names = useTranslations('admin.reply.fields')
  const me = useMe()
  const [subjectHandle, bodyHandle] = [useRef<ReplyEditorHandle>(null), useRef<ReplyEditorHandle>(null)]
  const { draft, quote, set, remove } = editor
  const { language, mail } = draft
  const data = useMailTemplate(language)
  if (data === undefined) return null
  const { template, signature } = data
  const written = mail ?? template
  const { tag } = LANGUAGES[language]
  const values = mailValues(draft, {
    reference: quote.reference ?? NUMBER_TO_COME,
    agent: me.name,
    signature,
  })
  const filled = fillReply(written, values)
  const write = (part: Partial<typeof template>) => {
    const next = { ...written, ...part }
    set({ mail: sameReplyText(next, template) ? null : next })
  }
  const shared = {
    lang: tag,
    chip: (field: Parameters<typeof names>[0]) => ({ missing: !isMailField(field), text: names(field) }),
    onField: () => undefined,
    errorId: hasMailGap(mail) ? 'quote-mail-gap' : undefined,
  }
  return (
    <section className="section quote-part" aria-labelledby="quote-mail">
      <h2 id="quote-mail">{t('mail')}</h2>
      <p className="soft">{t('mailLead')}</p>
      <details>
        <summary id="quote-mail-text">{filled.subject}</summary>
        <div className="quote-mail">
          <ReplyEditor
            {...shared}
            handle={subjectHandle}
            single
            label={t('mailSubject')}
            value={written.subject}
            onChange={(subject) => write({ subject: subject.replaceAll('\n', ' ') })}
          />
          <ReplyEditor
            {...shared}
            handle={bodyHandle}
            label={t('mailText')}
            value={written.body}
            onChange={(body) => write({ body })}
          />
          {hasMailGap(mail) && (
            <p id="quote-mail-gap" className="field-error">
              {t('problem.mail-gap')}
            </p>
          )}
          {mail !== null && (
            <button
              type="button"
              className="btn quiet"
              onClick={() => remove((document) => ({ ...document, mail: null }), t('mailOriginalBack'))}
            >
              {t('mailOriginal')}
            </button>
          )}
          <section className="mail" aria-label={t('mailPreview')} lang={tag}>
            <p className="mail-subject">{filled.subject}</p>
            {filled.blocks.map(
              (block, at) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
                block.kind === 'paragraph' && <p key={at}>{block.text}</p>,
            )}
          </section>
        </div>
      </details>
    </section>
  )
}
