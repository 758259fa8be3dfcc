import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import type { ReplyField } from '../../model/reply-fields.ts'
import {
  allowedFields,
  longest,
  type ReplyTextPart,
  type ReplyTextProblem,
} from '../../model/reply-text.schema.ts'
import { ReplyEditor, type ReplyEditorHandle } from '../reply/reply-editor.tsx'
import { TemplateText } from './template-text.tsx'
import type { TemplateEditor } from './use-template-editor.ts'

interface TemplateFieldProps {
  part: ReplyTextPart
  editor: TemplateEditor
  /** Whether the reader may change it. */
  mayChange: boolean
  /** Whether saving was tried: problems are shown, also before the field is left. */
  isTried: boolean
}

/** The subject or the text of a template: its fields as chips, what is wrong with it, and the fields to insert. */
export function TemplateField({ part, editor, mayChange, isTried }: TemplateFieldProps) {
  const t = useTranslations('admin.templates')
  const names = useTranslations('admin.reply.fields')
  const say = useTemplateProblem()
  const handle = useRef<ReplyEditorHandle>(null)
  const [isLeft, setLeft] = useState(false)
  const errorId = useId()
  const { id, language } = editor.base
  const lang = LANGUAGES[language].tag
  const text = editor.draft[part]
  const problems = isLeft || isTried ? editor.problems.filter((problem) => problem.part === part) : []
  const label = id === 'signature' ? t('signature') : t(part)
  const insert = (field: ReplyField) => handle.current?.insert(field)
  return (
    <div className="tpl-field" data-part={part}>
      <div className="row">
        <h3 className="field-label">{label}</h3>
        {mayChange && (
          <span className={text.length > longest(id, part) ? 'hint end bad' : 'hint end'}>
            {t('length', { length: text.length, max: longest(id, part) })}
          </span>
        )}
      </div>
      {problems.length > 0 && (
        <ul className="tpl-problems" id={errorId}>
          {problems.map((problem) => (
            <li key={say(problem)} className="row bad">
              <AdminIcon name="circle-alert" small />
              <span>{say(problem)}</span>
            </li>
          ))}
        </ul>
      )}
      {mayChange ? (
        <ReplyEditor
          handle={handle}
          value={text}
          single={part === 'subject'}
          onChange={(written) =>
            editor.write((text) => ({
              ...text,
              [part]: part === 'subject' ? written.replaceAll('\n', ' ') : written,
            }))
          }
          chip={(field) => ({ missing: false, text: names(field) })}
          onField={() => undefined}
          label={label}
          lang={lang}
          errorId={problems.length > 0 ? errorId : undefined}
          onBlur={() => setLeft(true)}
        />
      ) : (
        <p className={part === 'subject' ? 'editor single' : 'editor'} lang={lang}>
          <TemplateText text={text} />
        </p>
      )}
      {mayChange && part === 'subject' && (
        <div>
          <ActionMenu
            align="start"
            triggerClass="btn quiet sm"
            label={t('insertSubject')}
            trigger={
              <>
                <AdminIcon name="plus" small />
                {t('field')}
              </>
            }
            entries={allowedFields(id, part).map((field) => ({
              label: names(field),
              onSelect: () => insert(field),
            }))}
          />
        </div>
      )}
      {mayChange && part === 'body' && (
        <ul className="tpl-chips" aria-label={t('insertBody')}>
          {allowedFields(id, part).map((field) => (
            <li key={field}>
              <button
                type="button"
                className="chip"
                // The caret stays where it is in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => insert(field)}
              >
                <AdminIcon name="plus" />
                {names(field)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The message about what is wrong with a text. */
function useTemplateProblem(): (problem: ReplyTextProblem) => string {
  const t = useTranslations('admin.templates.problem')
  const names = useTranslations('admin.reply.fields')
  return (problem) => {
    switch (problem.code) {
      case 'empty':
        return t('empty')
      case 'too-long':
        return t('too-long', { max: problem.max })
      case 'brace':
        return t('brace', { near: problem.near })
      case 'unknown':
        return t('unknown', { name: `{${problem.name}}` })
      case 'misplaced':
        return t('misplaced', { field: names(problem.field) })
      case 'missing':
        return t('missing', { field: names(problem.field) })
    }
  }
}
