import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { STEPS, type Step, stepId } from './proposal-steps.ts'

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
      <p className="label" aria-hidden="true">
        {t('stepOf', { n: at + 1, total: STEPS.length })} · {t(`step.${step}`)}
      </p>
    </nav>
  )
}
