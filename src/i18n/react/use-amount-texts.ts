import { useTranslations } from 'use-intl'
import type { ComparableAmount } from '#/lib/amount-warnings.ts'
import { VAT_PERCENT, withoutVat } from '#/lib/money.ts'
import type { AmountTax, ReadAmount } from '#/lib/typed/read-amount.ts'
import type { AdminLanguage } from '../admin-language.ts'
import { amountWarningTexts } from '../amount-warning-texts.ts'
import { formatAmount } from '../format.ts'

/** What a field of an amount asks for, and what its amount can be compared with. */
export interface AmountField extends Omit<ComparableAmount, 'cents'> {
  /** Assumed where the tax is not stated: a net field has `excl`. */
  readonly tax?: AmountTax
  /** Whether the field is a price of a day. */
  readonly perDay?: boolean
}

/** What is said below a field of an amount. */
export interface AmountTexts {
  readonly understood?: string
  readonly warnings: readonly string[]
  /** Why nothing was understood. */
  readonly error?: string
  /** The question about an amount with tax in a net field, and the amount that a yes takes. */
  readonly offer?: { readonly question: string; readonly take: string; readonly cents: number }
  /** Why such a field waits for the answer. */
  readonly answer?: string
}

/** Sentences about a typed amount, in a language of the back office. */
export function useAmountTexts(
  screen: AdminLanguage,
): (read: ReadAmount, field?: AmountField) => AmountTexts {
  const t = useTranslations('admin.amount')
  return (read, field = {}) => {
    if (read.kind === 'nothing') return { warnings: [] }
    if (read.kind === 'refused') return { warnings: [], error: t(`refused.${read.reason}`) }
    const { cents } = read
    const isAsked = field.tax === 'excl' && read.tax === 'incl'
    const net = withoutVat(cents)
    const netText = formatAmount(net, screen)
    return {
      understood: t('understood', {
        amount: formatAmount(cents, screen),
        perDay: read.perDay || field.perDay ? 'yes' : 'no',
        tax: read.tax ?? field.tax ?? 'none',
      }),
      // What is asked about is compared once it is answered.
      warnings: isAsked
        ? []
        : amountWarningTexts({ ...field, cents, ...(read.perDay && { days: 1 }) }, screen, t),
      ...(isAsked && {
        offer: {
          question: t('ask', { amount: netText, percent: VAT_PERCENT }),
          take: t('take', { amount: netText }),
          cents: net,
        },
        answer: t('answer'),
      }),
    }
  }
}
