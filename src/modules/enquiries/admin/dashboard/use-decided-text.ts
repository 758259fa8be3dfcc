import { useFormatter, useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { DecidedSum } from '../../model/outcome-figures.ts'

/** Return functions that write decided enquiries: never a bare share, always how many of how many. */
export function useDecidedText() {
  const t = useTranslations('admin.overview.outcomes')
  const reason = useTranslations('admin.outcome.reason')
  const format = useFormatter()
  const screen = useScreenLanguage()
  const amount = ({ netCents }: Pick<DecidedSum, 'netCents'>) => formatPrice(netCents, screen)
  const reasons = (sum: DecidedSum) =>
    sum.reasons.map((one) => t('reasonCount', { count: one.count, reason: reason(one.reason) })).join(', ') ||
    '–'
  return {
    amount,
    ofDecided: ({ won, lost }: DecidedSum) => t('ofDecided', { won, decided: won + lost }),
    /** Cells of a table: amount, won, lost, reasons. */
    cells: (sum: DecidedSum) => [amount(sum), format.number(sum.won), format.number(sum.lost), reasons(sum)],
    columns: [t('amount'), t('won'), t('lost'), t('reasons')],
  }
}
