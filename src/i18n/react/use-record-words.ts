import { useFormatter, useTranslations } from 'use-intl'

/** Texts that all editors of records share (`ui/admin/records`). */
export function useRecordWords() {
  const t = useTranslations('admin.records')
  const format = useFormatter()
  return {
    saveBar: t('saveBar'),
    unsaved: t('unsaved'),
    discard: t('discard'),
    discarded: t('discarded'),
    save: t('save'),
    history: t('history'),
    loading: t('loading'),
    versions: t('versions'),
    current: t('current'),
    restore: t('restore'),
    restored: t('restored'),
    restoreHint: t('restoreHint'),
    close: t('close'),
    leaveTitle: t('leaveTitle'),
    leaveLead: t('leaveLead'),
    abandon: t('abandon'),
    stay: t('stay'),
    somebody: t('somebody'),
    conflictLead: t('conflictLead'),
    empty: t('empty'),
    takeTheirs: t('theirs'),
    keepMine: t('mine'),
    tookTheirs: t('tookTheirs'),
    inTheWay: (count: number) => t('inTheWay', { count }),
    /** @param at ISO 8601 */
    kept: (at: string) =>
      t('kept', {
        time: format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      }),
  }
}
