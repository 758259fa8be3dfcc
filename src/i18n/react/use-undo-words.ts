import { useFormatter, useTranslations } from 'use-intl'

/** Texts of the back office's undo (`useUndo`). */
export function useUndoWords() {
  const t = useTranslations('admin.undo')
  const format = useFormatter()
  const names = (by: readonly string[]) => ({ known: by.length > 0 ? 'yes' : 'no', by: format.list(by) })
  return {
    undo: t('undo'),
    nothing: t('nothing'),
    noRedo: t('noRedo'),
    undone: (change: string) => t('undone', { change }),
    changedSince: (change: string, by: readonly string[]) => t('changedSince', { change, ...names(by) }),
    partly: (left: number, by: readonly string[]) => t('partly', { left, ...names(by) }),
  }
}
