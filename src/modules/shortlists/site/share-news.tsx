import { useTranslations } from 'use-intl'
import type { OwnSharing } from './use-own-share.ts'

interface ShareNewsProps {
  readonly own: OwnSharing
  readonly onOpen: () => void
}

/**
 * What was answered to the list that this browser shares (behaviour 5.16): a line of its own that is there as long as the list is
 * shared, so that an answer which is heard of later moves nothing.
 */
export function ShareNews({ own: { share, view }, onOpen }: ShareNewsProps) {
  const t = useTranslations('shared')
  const answers = view?.answers ?? []
  const news = answers.filter(({ at }) => at > (share?.seenAt ?? '')).length
  return (
    <p className="share-news" role="status" data-news={news > 0 || undefined}>
      {view && answers.length === 0 && t('noAnswers')}
      {news > 0 && <b>{t('newAnswers', { n: news })}</b>}
      {answers.length > 0 && (
        <button type="button" className="link" onClick={onOpen}>
          {t('see')}
        </button>
      )}
    </p>
  )
}
