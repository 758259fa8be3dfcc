import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useLanguageName } from '#/i18n/react/use-screen-language.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { type Undoable, useUndo } from '#/ui/admin/use-undo.ts'
import { useUnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import { hasSubject } from '../../model/reply-text-ids.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'
import { TemplateConflict } from './template-conflict.tsx'
import { TemplateField } from './template-field.tsx'
import { TemplateHistory } from './template-history.tsx'
import { TemplateLeaveDialog } from './template-leave-dialog.tsx'
import { TemplateSaveBar } from './template-save-bar.tsx'
import { TemplateSide } from './template-side.tsx'
import { useTemplateEditor } from './use-template-editor.ts'
import { useTemplateName } from './use-template-name.ts'
import { useTemplateSaving } from './use-template-saving.ts'

interface TemplateEditorProps {
  saved: EditedReplyText
  /** Of the signed-in person: whose drafts these are, and what they may do. */
  user: { readonly id: string; readonly mayChange: boolean; readonly singleKeys: boolean }
  onSaved: () => Promise<void>
}

/** One template or signature beside the list: subject and text, its mail, its history. */
export function TemplateEditorPane({ saved, user, onSaved }: TemplateEditorProps) {
  const t = useTranslations('admin.templates')
  const languageName = useLanguageName()
  const name = useTemplateName()(saved.id)
  const editor = useTemplateEditor(saved, user.id)
  const undo = useUndo('templates', onSaved)
  const about = `${saved.language} ${saved.id}`
  const offer = (title: string, change: Omit<Undoable, 'change' | 'about'>) =>
    undo.done(title, { change: `${name}, ${title}`, about: [about], ...change })
  const saving = useTemplateSaving(editor, offer, onSaved)
  const unsaved = useUnsavedChanges(editor.isChanged, leavesText)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const { mayChange } = user
  useHotKeys(
    {
      'mod+s': () => mayChange && editor.isChanged && void saving.save(),
      Escape: () => setHistoryOpen(false),
      ...undo.keys(about),
    },
    user.singleKeys,
  )
  /** Puts a text into the editor; the one before comes back with Undo. */
  const replace = (text: ReplyDraftText, title: string) => {
    const before = editor.text
    editor.write(text)
    offer(title, { type: 'info', isOfView: true, undo: () => ({ isUndone: editor.putBack(text, before) }) })
  }
  return (
    <section className="tpl-edit" aria-label={name}>
      <header className="sheet-head">
        <RouterLink
          page="admin-templates"
          search={`lang=${saved.language}`}
          className="btn quiet icon"
          aria-label={t('toList')}
        >
          <AdminIcon name="arrow-left" />
        </RouterLink>
        <h2 className="cut">{name}</h2>
        <span className="muted cut">{languageName(saved.language)}</span>
        <span className="grow" />
        {mayChange && !editor.isOriginal && (
          <button
            type="button"
            className="btn"
            aria-label={t('reset')}
            onClick={() => replace(saved.original, t('resetDone'))}
          >
            <AdminIcon name="rotate-ccw" />
            <span className="wide">{t('reset')}</span>
          </button>
        )}
        <button
          type="button"
          className="btn"
          aria-expanded={isHistoryOpen}
          aria-label={t('history')}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        >
          <AdminIcon name="history" />
          <span className="wide">{t('history')}</span>
        </button>
      </header>
      <div className="tpl-body">
        <div className="tpl-text">
          <TemplateConflict editor={editor} saving={saving} />
          {hasSubject(saved.id) && (
            <TemplateField part="subject" editor={editor} mayChange={mayChange} isTried={saving.isTried} />
          )}
          <TemplateField part="body" editor={editor} mayChange={mayChange} isTried={saving.isTried} />
        </div>
        <TemplateSide editor={editor} />
      </div>
      {mayChange && (
        <TemplateSaveBar
          editor={editor}
          saving={saving}
          onDiscard={() => replace(editor.base.text, t('discarded'))}
        />
      )}
      {isHistoryOpen && (
        <TemplateHistory
          saved={editor.base}
          mayChange={mayChange}
          onClose={() => setHistoryOpen(false)}
          onRestore={(text) => {
            setHistoryOpen(false)
            replace(text, t('restored'))
          }}
        />
      )}
      <TemplateLeaveDialog unsaved={unsaved} editor={editor} saving={saving} />
    </section>
  )
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
