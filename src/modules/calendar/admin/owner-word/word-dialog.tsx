import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AskForm } from './ask-form.tsx'
import { NoteForm } from './note-form.tsx'
import type { WordFormProps, WordTask } from './word-form.ts'

/** The dialog in which an owner is asked, or an answer is noted; closed without a task. */
export function WordDialog({
  task,
  ...shared
}: Omit<WordFormProps, 'about'> & { readonly task: WordTask | null }) {
  const t = useTranslations('admin.ownerWord')
  return (
    <AdminDialog
      open={task !== null}
      onClose={shared.onClose}
      title={t(task?.kind === 'note' ? 'noteTitle' : 'askTitle')}
      closeLabel={t('close')}
    >
      {task?.kind === 'ask' && <AskForm {...shared} about={task.about} />}
      {task?.kind === 'note' && <NoteForm {...shared} about={task.about} />}
    </AdminDialog>
  )
}
