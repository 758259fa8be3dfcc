import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { STEPS, type Step, stepBeside, stepId } from './proposal-steps.ts'

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

interface StepProgressProps {
  readonly step: Step
  readonly onChoose: (step: Step) => void
}

/** The steps above the form: which are done, which one this is. Each is a link, to be followed without script too. */
export function StepProgress({ step, onChoose }: StepProgressProps) {
  const t = useTranslations('proposal')
  const at = STEPS.indexOf(step)
  return (
    <nav className="steps-progress" aria-label={t('steps')}>
      {/* Where the names have no room. Screen readers have them in the links. */}
      <p aria-hidden="true">
        {t('stepOf', { n: at + 1, total: STEPS.length })}
        {DOT}
        <b>{t(`step.${step}`)}</b>
      </p>
      <ol>
        {STEPS.map((one, number) => (
          <li key={one} data-done={number < at ? '' : undefined}>
            <a
              href={`#${stepId(one)}`}
              aria-current={one === step ? 'step' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(one)
              }}
            >
              <span className="steps-number">{number < at ? <Icon name="check" small /> : number + 1}</span>
              <span className="steps-name">{t(`step.${one}`)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
