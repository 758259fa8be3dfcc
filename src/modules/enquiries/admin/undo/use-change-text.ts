import { useTranslations } from 'use-intl'
import type { SheetChange } from './sheet-change.ts'

/** The way back of a change, in a few words: `status Won → In progress`. */
export function useChangeText(): (change: SheetChange) => string {
  const t = useTranslations('admin.undo')
  const status = useTranslations('admin.requestStatus')
  return (change) => {
    switch (change.kind) {
      case 'status':
        // With the same status it was the outcome that changed.
        return change.from === change.to
          ? t('outcome')
          : t('status', { from: status(change.to), to: status(change.from) })
      case 'owner':
        return t('owner', { from: change.to?.name ?? t('nobody'), to: change.from?.name ?? t('nobody') })
      case 'facts':
        return t('facts', { names: change.names })
      case 'note':
        return t('note')
      case 'call':
        return t('call', { outcome: change.outcome })
      case 'draft':
        return t('draft')
      case 'reply':
        return t('reply')
    }
  }
}
