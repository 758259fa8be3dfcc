import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TrapField } from '#/forms/bot-protection/trap-field.tsx'
import { BOT_PROTECTION_FIELDS } from '#/forms/form-challenge.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { SendProblemText } from './rejection.tsx'
import { type EnquiryFormState, formIdOf } from './use-enquiry-form.ts'

interface EnquiryFormProps<Field extends string, List extends string> {
  readonly state: EnquiryFormState<Field, List>
  /** Label of the button. */
  readonly sendLabel: string
  /** Promised time of the answer, beside the button. */
  readonly promise: string
  readonly onInput?: () => void
  /** Purpose and time of keeping, where they are not those of an enquiry. */
  readonly privacy?: string
  /** Whether browsers without script send files along. */
  readonly withFiles?: boolean
  /** Wrap the end of the form, from the purpose to the button. */
  readonly around?: (foot: ReactNode) => ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/**
 * Shell of every form: the note on required fields, the purpose and retention beside the button, and the hidden field.
 * Without script the browser posts to the form's own address.
 */
export function EnquiryForm<Field extends string, List extends string>({
  state,
  sendLabel,
  promise,
  onInput,
  privacy,
  withFiles = false,
  around = (foot) => foot,
  children,
}: EnquiryFormProps<Field, List>) {
  const t = useTranslations('enquiryForm')
  const common = useTranslations('common')
  const { sending, problem, rejected } = state
  const foot = (
    <>
      <p className="consent">
        {privacy ?? t('privacy')}{' '}
        <PageLink className="link" page="privacy-policy">
          {t('privacyLink')}
        </PageLink>
      </p>
      {problem && <SendProblemText problem={problem} place="button" />}
      <div className="send">
        <button className="btn" type="submit" disabled={sending}>
          {sending ? t('sending') : problem ? common('retry') : sendLabel}
        </button>
        <p>{promise}</p>
      </div>
    </>
  )
  return (
    // Validation messages come from the server in the page's language; the browser's own would be in its language.
    <form
      className="form"
      id={formIdOf(state.form)}
      method="post"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
      ref={state.element}
      onSubmit={state.onSubmit}
      onInput={onInput}
    >
      <p className="form-note">
        {t('required')}
        <br />
        {t('kept')}
      </p>
      {/* Script writes the key into the field: without a default React leaves it there when it draws the form again. */}
      <input type="hidden" name="submissionKey" defaultValue={rejected?.submissionKey || undefined} />
      <input
        type="hidden"
        name={BOT_PROTECTION_FIELDS.token}
        defaultValue={rejected?.challenge?.token ?? ''}
      />
      {children}
      <TrapField />
      {around(foot)}
    </form>
  )
}
