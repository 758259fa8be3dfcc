import { useTranslations } from 'use-intl'
import { formatMoment } from '#/i18n/format-time.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { momentInParis } from '#/modules/calendar/model/paris-minute.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { momentsOf, type VisitMoment } from '../../model/visit.ts'

interface VisitBlockProps {
  view: EnquiryView
  /** Prepare the answer that confirms a moment; absent where there is nobody to write to. */
  onConfirm: ((moment: VisitMoment) => void) | undefined
}

/** The moments that are proposed for a visit, each with the answer that confirms it, and the one that was confirmed. */
export function VisitBlock({ view, onConfirm }: VisitBlockProps) {
  const t = useTranslations('admin.request.visit')
  const language = useScreenLanguage()
  const { confirmedVisit: confirmed } = view
  const moments = view.erasedAt === null ? momentsOf(view.typedFacts) : []
  if (moments.length === 0 && confirmed === null) return null
  const visitors = Number(view.typedFacts.visitors) || 0
  const now = new Date().toISOString()
  const said = ({ day, time }: VisitMoment) => formatMoment(day, time, language)
  return (
    <section className="block visit" aria-label={t('title')}>
      <h3>
        {t('title')} <span className="muted">{t('parisTime')}</span>
      </h3>
      {confirmed && (
        <p className="strong">
          <AdminIcon name="check" small /> {t('confirmed', { moment: said(confirmed) })}
        </p>
      )}
      <ul>
        {moments.map((moment, place) => (
          <li key={`${moment.day} ${moment.time}`}>
            <p>
              <span className="muted">{t(place === 0 ? 'first' : 'second')}</span>
              <br />
              {said(moment)}
            </p>
            {isOver(moment, now) ? (
              <p className="soft">{t('over')}</p>
            ) : (
              onConfirm && (
                <button
                  type="button"
                  className={confirmed ? 'btn quiet sm' : 'btn sm'}
                  aria-label={t('confirmOf', { moment: said(moment) })}
                  onClick={() => onConfirm(moment)}
                >
                  <AdminIcon name="calendar-check" small />
                  {t('confirm')}
                </button>
              )
            )}
          </li>
        ))}
      </ul>
      {visitors > 0 && <p className="soft">{t('visitors', { count: visitors })}</p>}
    </section>
  )
}

/** @param now ISO 8601, UTC */
function isOver({ day, time }: VisitMoment, now: string): boolean {
  return (momentInParis(`${day}T${time}`) ?? day) < now
}
