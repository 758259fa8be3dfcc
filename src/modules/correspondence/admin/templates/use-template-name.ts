import { useTranslations } from 'use-intl'
import type { ReplyTextId } from '../../model/reply-text-ids.ts'

/** The name of a template or of the signature, as the composer calls it. */
export function useTemplateName(): (id: ReplyTextId) => string {
  const t = useTranslations('admin.templates')
  const names = useTranslations('admin.reply.templates')
  return (id) => (id === 'signature' ? t('signature') : names(id))
}
