import { useTranslations } from 'use-intl'
import { ErrorSummary } from '#/ui/site/error-summary.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { SendProblem } from './use-enquiry-form.ts'

interface SendProblemTextProps {
  readonly problem: SendProblem
  /** At the top of a page that came back, or beside the button where script has stayed on the page. */
  readonly place: 'summary' | 'button'
}

/** Says that the form has not arrived, that nothing is lost, and what to do. */
export function SendProblemText({ problem, place }: SendProblemTextProps) {
  const t = useTranslations('sending')
  const text =
    problem.kind === 'limited'
      ? t('limited', { minutes: Math.ceil(problem.retryAfterSeconds / 60) })
      : t(problem.kind)
  if (place === 'summary') return <ErrorSummary title={t('title')} text={text} errors={[]} />
  return (
    <div className="send-problem" role="alert" ref={scrollIntoSight}>
      <Icon name="warning" small />
      <p>
        <b>{t('title')}</b>
        {text}
      </p>
    </div>
  )
}

/** A user who has pressed the button at the top of a small screen shall see what became of it. */
function scrollIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
