import { useFormatter, useTranslations } from 'use-intl'
import { RequestLink } from '#/modules/enquiries/admin/enquiry/request-link.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { promisesDays } from '../../model/template-ids.ts'
import type { ComposerState } from './use-composer.ts'

/** Whether an answer says that days are free which other requests have won. */
export function promisesTaken({ draft, taken }: Pick<ComposerState, 'draft' | 'taken'>): boolean {
  return promisesDays(draft.template) && taken.length > 0
}

/** Say which venues of the answer are won by other requests on these days, and take them out. */
export function TakenNotice({ composer }: { composer: ComposerState }) {
  const t = useTranslations('admin.reply.taken')
  const format = useFormatter()
  const { draft, taken } = composer
  if (taken.length === 0) return null
  const slugs = taken.map(({ slug }) => slug)
  return (
    <Notice kind="warning">
      <b className="strong">{t('title', { names: format.list(taken.map(({ name }) => name)) })}</b>{' '}
      {[...new Set(taken.flatMap(({ references }) => references))].map((reference) => (
        <span key={reference}>
          <RequestLink reference={reference}>{reference}</RequestLink>{' '}
        </span>
      ))}
      {promisesTaken(composer) && t('blocks')}{' '}
      <button
        type="button"
        className="btn sm"
        data-taken=""
        onClick={() => composer.change({ venues: draft.venues.filter((slug) => !slugs.includes(slug)) })}
      >
        {t('remove')}
      </button>
    </Notice>
  )
}
