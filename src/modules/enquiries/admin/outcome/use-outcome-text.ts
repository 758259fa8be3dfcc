import { useTranslations } from 'use-intl'
import { formatAmount } from '#/i18n/format.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { OutcomeSummary } from '../../model/outcome.ts'

/** Return a function that writes an outcome in one line: `Salon X, 5 700 € HT`, `Prix : au-delà du budget`; empty without facts. */
export function useOutcomeText(): (outcome: OutcomeSummary) => string {
  const t = useTranslations('admin.outcome')
  const screen = useScreenLanguage()
  return ({ reason, note, venue, netCents }) => {
    if (netCents !== null) {
      const amount = t('net', { amount: formatAmount(netCents, screen) })
      return venue === null ? amount : t('venueAmount', { venue, amount })
    }
    if (reason === null) return ''
    const name = t(`reason.${reason}`)
    return note === null ? name : t('reasonNote', { reason: name, note })
  }
}
