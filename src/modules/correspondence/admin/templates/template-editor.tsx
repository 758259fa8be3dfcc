import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ConflictNote } from '#/ui/admin/records/conflict-note.tsx'
import { LeaveDialog } from '#/ui/admin/records/leave-dialog.tsx'
import { replaceDraft } from '#/ui/admin/records/replace-draft.ts'
import { SaveBar } from '#/ui/admin/records/save-bar.tsx'
import { type OfferUndo, useRecordSaving } from '#/ui/admin/records/use-record-saving.ts'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import { replyTextProblems, sameReplyText, tidyReplyText } from '../../model/reply-text.schema.ts'
import { hasSubject } from '../../model/reply-text-ids.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'
import { saveReplyText } from '../../reply-texts.functions.ts'
import { TemplateField } from './template-field.tsx'
import { TemplateHistory } from './template-history.tsx'
import { TemplateSide } from './template-side.tsx'
import { TextDifferences } from './text-differences.tsx'
import { TEMPLATE, useTemplateEditor } from './use-template-editor.ts'
import { useTemplateName } from './use-template-name.ts'

interface TemplateEditorProps {
  saved: EditedReplyText
  /** Of the signed-in person: whose drafts these are, and what they may do. */
  user: { readonly id: string; readonly mayChange: boolean; readonly singleKeys: boolean }
}

/** One template or signature beside the list: subject and text, its mail, its history. */
export function TemplateEditorPane({ saved, user }: TemplateEditorProps) {
  const t = useTranslations('admin.templates')
  const words = useRecordWords()
  const languageName = useLanguageName()
  const name = useTemplateName()(saved.id)
  const editor = useTemplateEditor(saved, user.id)
  const undo = useUndo('templates')
  const about = `${saved.language} ${saved.id}`
  const offer: OfferUndo = (title, change) =>
    undo.done(title, { change: `${name}, ${title}`, about: [about], ...change })
  const { language, id, original } = saved
  const saving = useRecordSaving(editor, {
    draftOf: TEMPLATE.draftOf,
    send: async (text, { version }) => {
      const outcome = await saveReplyText({ data: { language, id, ...text, version } })
      return outcome.kind === 'saved' ? { kind: 'saved', record: outcome.edited } : outcome
    },
    problemOf: (text) => {
      const [first] = replyTextProblems(id, tidyReplyText(text))
      return first && (() => focusPart(first.part))
    },
    offer,
    titles: {
      saved: (text) => t(sameReplyText(tidyReplyText(text), original) ? 'savedOriginal' : 'saved'),
      tookTheirs: t('tookTheirs'),
    },
  })
  const unsaved = useUnsavedChanges(editor.isDirty, leavesText)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { mayChange } = user
  useHotKeys(
    {
      'mod+s': () => mayChange && editor.isDirty && void saving.save(),
      Escape: () => setHistoryOpen(false),
      ...undo.keys(about),
    },
    user.singleKeys,
  )
  const replace = (text: ReplyDraftText, title: string) => replaceDraft(editor, text, offer, title)
  const { conflict } = saving
  const [problem] = editor.problems
  return (
    <section className="tpl-edit" aria-label={name}>
      <header className="sheet-head">
        <RouterLink
          page="admin-templates"
          search={`lang=${language}`}
          className="btn quiet icon"
          aria-label={t('toList')}
        >
          <AdminIcon name="arrow-left" />
        </RouterLink>
        <h2 className="cut">{name}</h2>
        <span className="muted cut">{languageName(language)}</span>
        <span className="grow" />
        {mayChange && !editor.isOriginal && (
          <button
            type="button"
            className="btn"
            aria-label={t('reset')}
            onClick={() => replace(original, t('resetDone'))}
          >
            <AdminIcon name="rotate-ccw" />
            <span className="wide">{t('reset')}</span>
          </button>
        )}
        <button
          type="button"
          className="btn"
          aria-expanded={isHistoryOpen}
          aria-label={words.history}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        >
          <AdminIcon name="history" />
          <span className="wide">{words.history}</span>
        </button>
      </header>
      <div className="tpl-body">
        <div className="tpl-text">
          {conflict && (
            <ConflictNote
              title={t('conflict', { name: conflict.last?.by ?? words.somebody })}
              lead={t('conflictLead')}
              choice={{ saving, takeTheirs: t('takeTheirs'), keepMine: t('keepMine') }}
            >
              <TextDifferences language={language} before={conflict.text} after={editor.draft} />
            </ConflictNote>
          )}
          {hasSubject(id) && (
            <TemplateField part="subject" editor={editor} mayChange={mayChange} isTried={saving.isTried} />
          )}
          <TemplateField part="body" editor={editor} mayChange={mayChange} isTried={saving.isTried} />
        </div>
        <TemplateSide editor={editor} />
      </div>
      {mayChange && editor.isDirty && (
        <SaveBar
          label={words.saveBar}
          isDirty
          isSaving={saving.isSaving}
          inTheWay={
            problem && saving.isTried
              ? { label: words.inTheWay(editor.problems.length), show: () => focusPart(problem.part) }
              : undefined
          }
          discard={{ label: words.discard, onDiscard: () => replace(editor.base.text, words.discarded) }}
          ways={[{ label: words.save, key: 'S', onSave: () => void saving.save() }]}
        >
          <b className="strong">{words.unsaved}</b>{' '}
          {editor.savedAt !== null && <span className="soft">{words.kept(editor.savedAt)}</span>}
        </SaveBar>
      )}
      {isHistoryOpen && (
        <TemplateHistory
          saved={editor.base}
          mayChange={mayChange}
          onClose={() => setHistoryOpen(false)}
          onRestore={(text) => {
            setHistoryOpen(false)
            replace(text, words.restored)
          }}
        />
      )}
      <LeaveDialog
        unsaved={unsaved}
        title={words.leaveTitle}
        lead={t('leaveLead')}
        closeLabel={words.close}
        abandon={{ label: words.abandon, before: editor.forget }}
        choices={[{ label: t('keep') }, { label: words.save, before: saving.save }]}
      />
    </section>
  )
}

/** Put the cursor into the subject or the text. */
function focusPart(part: 'subject' | 'body'): void {
  document.querySelector<HTMLElement>(`[data-part="${part}"] .editor`)?.focus()
}

interface Place {
  readonly pathname: string
  readonly search: Readonly<Record<string, unknown>>
}

/** Whether a navigation leaves the open text: the others have the same path. */
function leavesText({ current, next }: { readonly current: Place; readonly next: Place }): boolean {
  return (
    ['lang', 'text'].some((key) => current.search[key] !== next.search[key]) ||
    current.pathname !== next.pathname
  )
}
