import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { type Step, stepBeside, stepId } from './proposal-steps.ts'

interface StepSectionProps {
  readonly step: Step
  readonly current: boolean
  readonly onNext: () => void
  readonly onBack: () => void
  readonly children: ReactNode
}

/** One step: a part of the form with the ways on and back, which are links and lead there without script too. */
export function StepSection({ step, current, onNext, onBack, children }: StepSectionProps) {
  const t = useTranslations('proposal')
  const [before, behind] = [stepBeside(step, -1), stepBeside(step, 1)]
  const instead = (act: () => void) => (event: MouseEvent) => {
    event.preventDefault()
    act()
  }
  return (
    <fieldset className="step" id={stepId(step)} data-current={current ? '' : undefined}>
      <legend tabIndex={-1}>{t(`step.${step}`)}</legend>
      <div>
        {children}
        <p className="step-ways">
          {behind && (
            <a className="btn" href={`#${stepId(behind)}`} data-early="" onClick={instead(onNext)}>
              {t('next')}
              <Icon name="arrow" small />
            </a>
          )}
          {before && (
            <a className="btn btn-line" href={`#${stepId(before)}`} onClick={instead(onBack)}>
              {t('back')}
            </a>
          )}
        </p>
      </div>
    </fieldset>
  )
}
