import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type AmountField, useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { plainAmount } from '../../model/plain-amount.ts'
import { type PriceProblem, readPrice } from '../../model/read-price.ts'
import { LONGEST_PRICE } from '../../model/reply.schema.ts'

/** The message why a price cannot be used; refusals of the reader of amounts have messages there. */
function usePriceProblem(): (problem: PriceProblem) => string | undefined {
  const t = useTranslations('admin.reply.prices.problem')
  return (problem) =>
    problem === 'nothing' || problem === 'free' || problem === 'taxed' || problem === 'noDays'
      ? t(problem)
      : undefined
}

interface AmountFillProps {
  id: string
  label: ReactNode
  value: string
  onChange: (typed: string) => void
  /** Days that a price of a day is multiplied by; undefined where they are not known. */
  days: number | undefined
  /** What the amount is compared with, for warnings. */
  compared?: AmountField
}

/** Field of an amount before tax: says what was understood, or why it cannot be used. */
export function AmountFill({ id, label, value, onChange, days, compared }: AmountFillProps) {
  const language = useScreenLanguage()
  const amountTexts = useAmountTexts(language)
  const problemText = usePriceProblem()
  const typed = readAmount(value)
  const texts = amountTexts(typed, { ...compared, tax: 'excl' })
  const read = readPrice(value, days)
  const problem = 'problem' in read ? read.problem : undefined
  const error = problem === undefined ? undefined : (texts.error ?? problemText(problem))
  const { offer } = texts
  // Nothing typed yet is no mistake: the chip and the bar below say that it is missing.
  const shown = problem === 'nothing' ? undefined : error
  return (
    <div className="fill amount-fill">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        maxLength={LONGEST_PRICE}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-echo`}
        onChange={(event) => onChange(event.target.value)}
      />
      <div id={`${id}-echo`} className="fill-echo">
        {shown && isMistake(problem) && (
          <p className="bad">
            <AdminIcon name="circle-alert" small />
            {shown}
          </p>
        )}
        <AmountEcho
          understood={problem === undefined || problem === 'taxed' ? texts.understood : undefined}
          warnings={problem === undefined ? texts.warnings : []}
          offer={offer}
          onTake={() => offer && onChange(plainAmount(offer.cents, language))}
        />
      </div>
    </div>
  )
}

/** The question about the tax says by itself what is to be done. */
function isMistake(problem: PriceProblem | undefined): boolean {
  return problem !== undefined && problem !== 'taxed'
}
