import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { FormError } from '#/forms/form-error.ts'
import { ErrorSummary } from '#/ui/site/error-summary.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { type EnquiryFormState, formIdOf, type SendProblem } from './use-enquiry-form.ts'

/**
 * Say in the title of the document that the form was not taken, as a page that comes back does (`public-head.ts`), and
 * take it back when it is sent again.
 */
function useErrorTitle(isRefused: boolean): void {
  const t = useTranslations('form')
  useEffect(() => {
    if (!isRefused) return
    const { title } = document
    document.title = t('errorTitle', { title })
    return () => {
      document.title = title
    }
  }, [isRefused, t])
}

/**
 * Above a form that came back because its sender looks like a robot. With script the form leaves again by itself;
 * without, after a while, by the button.
 */
function ChallengeNotice({ formId }: { readonly formId: string }) {
  const t = useTranslations('guard')
  return (
    <ErrorSummary title={t('title')} text={t('text')} errors={[]} calm>
      <button className="btn" type="submit" form={formId}>
        {t('send')}
      </button>
    </ErrorSummary>
  )
}

interface RejectionProps<Field extends string, List extends string> {
  readonly state: EnquiryFormState<Field, List>
  /** In the order of the page. */
  readonly errors: readonly FormError<Field | List>[]
  /** Label of the field of each validation error in the list. */
  readonly nameOf: (error: FormError<Field | List>) => string
}

/** Above the form: what is wrong with it, with a link to each field, or why it was not taken. */
export function Rejection<Field extends string, List extends string>({
  state,
  errors,
  nameOf,
}: RejectionProps<Field, List>) {
  const t = useTranslations('form')
  const { rejected, rejectedAsPage } = state
  useErrorTitle(rejected?.kind === 'refused' && !rejectedAsPage)
  if (rejected === null) return null
  if (rejected.kind === 'refused') {
    const listed = errors.map((error) => ({ field: error.field, text: nameOf(error) }))
    const title = t('summary', { n: listed.length })
    return <ErrorSummary key={state.attempt} title={title} errors={listed} takeFocus={!rejectedAsPage} />
  }
  if (!rejectedAsPage) return null
  if (rejected.kind === 'challenge') return <ChallengeNotice formId={formIdOf(state.form)} />
  const { kind, retryAfterSeconds = 60 } = rejected
  return <SendProblemText problem={{ kind, retryAfterSeconds }} place="summary" />
}

interface SendProblemTextProps {
  readonly problem: SendProblem
  /** At the top of a page that came back, or beside the button where script has stayed on the page. */
  readonly place: 'summary' | 'button'
}

/** Say that the form has not arrived, that nothing is lost, and what to do. */
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
