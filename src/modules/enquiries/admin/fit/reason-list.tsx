import { useFormatter, useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { Layout } from '#/modules/venues/model/venue-options.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { FitReason } from '../../model/venue-fit.ts'

interface ReasonListProps {
  reasons: readonly FitReason[]
  capacity: number
  layout: Layout
}

/** Reasons for and against a venue, as text. */
export function ReasonList({ reasons, capacity, layout }: ReasonListProps) {
  const t = useTranslations('admin.suggested')
  const reasonText = useReasonText()
  if (reasons.length === 0) return null
  return (
    <ul className="reasons">
      {reasons.map((reason) => {
        const against = isAgainst(reason)
        return (
          <li key={reason.id} className={against ? 'against' : undefined}>
            <AdminIcon
              name={against ? 'triangle-alert' : reason.id === 'alsoAsked' ? 'info' : 'check'}
              small
            />
            <span>
              <span className="sr">{t(against ? 'against' : 'for')} </span>
              {reasonText(reason, { capacity, layout })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Whether a reason speaks against a venue. */
function isAgainst(reason: FitReason): boolean {
  if (['noLayout', 'taken', 'notMadeFor', 'lacks'].includes(reason.id)) return true
  if (reason.id === 'guests') return reason.fit === 'over' || reason.fit === 'small'
  return reason.id === 'budget' && reason.fit !== 'inside'
}

/** The text of a reason with its figures. */
function useReasonText(): (
  reason: FitReason,
  room: { readonly capacity: number; readonly layout: Layout },
) => string {
  const t = useTranslations('admin.suggested')
  const layouts = useTranslations('layout')
  const events = useTranslations('event')
  const equipment = useTranslations('equipment')
  const days = useTranslations('admin.hire')
  const format = useFormatter()
  const language = useScreenLanguage()
  return (reason, { capacity, layout }) => {
    switch (reason.id) {
      case 'guests':
        return t(`guests.${reason.fit}`, { guests: reason.guests, capacity })
      case 'noLayout':
        return t('noLayout', { layout: layouts(layout) })
      case 'budget':
        return t(`budget.${reason.fit}`, {
          excess: formatPrice(reason.excess, language),
          total: formatPrice(reason.total, language),
          days: days('days', { n: reason.days }),
        })
      case 'taken':
      case 'alsoAsked':
        return t(reason.id, { references: format.list(reason.references) })
      case 'quarter':
        return t(`quarter.${reason.fit}`)
      case 'madeFor':
      case 'notMadeFor':
        return t(reason.id, { event: events(reason.event) })
      case 'equipment':
      case 'lacks':
        return t(reason.id, { list: format.list(reason.equipment.map((one) => equipment(one))) })
      default:
        return t(reason.id)
    }
  }
}
