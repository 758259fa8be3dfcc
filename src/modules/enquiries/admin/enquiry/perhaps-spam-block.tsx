import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import type { EnquiryChanger } from './use-enquiry-change.ts'

interface PerhapsSpamProps {
  view: EnquiryView
  changer: EnquiryChanger
}

/** Mark of a request that looks like spam, with its signs and the two decisions, which are statuses (ADR 0088). */
export function PerhapsSpamBlock({ view, changer }: PerhapsSpamProps) {
  const t = useTranslations('admin.request.perhapsSpam')
  const signsText = useSpamSignsText()
  if (view.spamSigns.length === 0) return null
  return (
    <section className="flag-band warning" aria-label={t('title')}>
      <ul className="flags">
        <li className="warning">
          <AdminIcon name="triangle-alert" small />
          <span>
            <b className="strong">{t('title')}.</b> {t('lead', { signs: signsText(view.spamSigns) })}
          </span>
        </li>
      </ul>
      <p className="row wrap">
        <button
          type="button"
          className="btn sm"
          disabled={changer.changing}
          onClick={() => changer.change({ status: 'in-progress' })}
        >
          {t('no')}
        </button>
        <button
          type="button"
          className="btn sm"
          disabled={changer.changing}
          onClick={() => changer.change({ status: 'spam' })}
        >
          {t('yes')}
        </button>
      </p>
    </section>
  )
}

/** List signs as text; one of a former version stays as it is. */
export function useSpamSignsText(): (signs: readonly string[]) => string {
  const t = useTranslations('admin.request.perhapsSpam')
  return (signs) =>
    signs
      .map((sign) => (t.has(`sign.${sign}` as 'sign.trap') ? t(`sign.${sign}` as 'sign.trap') : sign))
      .join(', ')
}
