import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/link.tsx'
import { Icon } from '#/ui/icon.tsx'
import type { ChosenVenue } from './chosen-venue.ts'
import { EventFields } from './event-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { type FormState, useField } from './use-field.ts'
import { useQuoteDraft } from './use-quote-draft.ts'
import { useSending } from './use-sending.ts'

interface QuoteFormProps {
  readonly state: FormState
  readonly venues: readonly ChosenVenue[]
  /** Whether the server has sent the form back with what was typed. */
  readonly refused: boolean
  /** The key of the attempt that was refused; empty otherwise. */
  readonly submissionKey: string
}

/**
 * The quote request of variant B (decision 4.2). The browser sends it itself, to the address it stands at, with
 * script or without; script only keeps what is typed and guards against a double click.
 */
export function QuoteForm({ state, venues, refused, submissionKey }: QuoteFormProps) {
  const t = useTranslations('quote')
  const form = useRef<HTMLFormElement>(null)
  const [duration, setDuration] = useState(state.values.duration ?? '')
  const { sending, offline, onSubmit } = useSending()
  const readDuration = () => setDuration(durationOf(form.current))
  useQuoteDraft(form, { refused, restored: readDuration })
  const field = useField(state)

  return (
    // The server says what is wrong, in the page's own language; browsers would speak theirs.
    <form className="form" method="post" noValidate ref={form} onSubmit={onSubmit} onInput={readDuration}>
      <p className="form-note">
        {t('required')}
        <br />
        {t('kept')}
      </p>
      <input type="hidden" name="submissionKey" defaultValue={submissionKey} />
      {venues.map(({ slug }) => (
        <input key={slug} type="hidden" name="venue" value={slug} />
      ))}
      <PersonFields field={field} />
      <EventFields field={field} duration={duration} types={venues.map(({ type }) => type)} />
      <Trap />
      <p className="consent">
        {t('privacy')}{' '}
        <PageLink className="link" page="privacy-policy">
          {t('privacyLink')}
        </PageLink>
      </p>
      {offline && (
        <p className="err" role="alert">
          <Icon name="warning" small />
          <span>
            <b>{t('failed')}</b> {t('failedText')}
          </span>
        </p>
      )}
      <div className="send">
        <button className="btn" type="submit" disabled={sending}>
          {t(sending ? 'sending' : 'send')}
        </button>
        <p>{t('answer')}</p>
      </div>
    </form>
  )
}

/** A field that people neither see nor reach, and robots fill in. */
function Trap() {
  return (
    <div className="trap" aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function durationOf(form: HTMLFormElement | null): string {
  const control = form?.elements.namedItem('duration')
  return control instanceof HTMLInputElement ? control.value : ''
}
