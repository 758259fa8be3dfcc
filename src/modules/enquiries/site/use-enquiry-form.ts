import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormToken } from '#/forms/bot-protection/held-token.ts'
import { sendProtectedForm } from '#/forms/bot-protection/send-protected-form.ts'
import { typedValues, visitorDrafts } from '#/forms/form-draft.ts'
import type { RejectedSubmission } from '#/forms/rejected-submission.ts'
import type { SendOutcome } from '#/forms/send-form.ts'
import { previousPage } from '#/ui/site/previous-page.ts'
import type { FormFields } from '../model/form-fields.ts'
import { CAME_FROM } from '../model/source-page.ts'
import { keepSent, type SentVenue, saidGuests } from './sent-enquiry.ts'
import { useFormDraft } from './use-form-draft.ts'

/** Why a form that was sent with script has not arrived. */
export type SendProblem =
  | { readonly kind: 'offline' | 'unanswered' | 'failed' }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

/** A form at work. */
export interface EnquiryFormState<Field extends string, List extends string> {
  readonly form: FormFields<Field, List>
  readonly element: RefObject<HTMLFormElement | null>
  /** The form as the server has sent it back last. */
  readonly rejected: RejectedSubmission<Field | List> | null
  /** The form was sent back as a page: nothing but that page holds what was typed. */
  readonly rejectedAsPage: boolean
  /** How often the form was sent back to script: the same validation errors again are news all the same. */
  readonly attempt: number
  readonly sending: boolean
  readonly problem: SendProblem | undefined
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

interface EnquiryFormOptions<Field extends string, List extends string> {
  readonly form: FormFields<Field, List>
  /** The form as the server has sent it back as a page; null when the page is opened. */
  readonly rejected: RejectedSubmission<Field | List> | null
  /** The venues asked about, for the copy of the enquiry. */
  readonly venues?: readonly SentVenue[]
  /** Called once, when the fields have got their kept values back. */
  readonly onRestored?: (element: HTMLFormElement) => void
  /** Further facts of the copy of the enquiry, besides the typed ones. */
  readonly alsoSent?: () => Readonly<Record<string, string>>
  /** Called when the server has confirmed the enquiry, before the page is left. */
  readonly onAccepted?: () => void
}

/**
 * Let script send the form: once however often the button is clicked, with a word when it has not arrived, and with
 * everything typed kept until the server has confirmed. Without script the browser sends it itself.
 */
export function useEnquiryForm<Field extends string, List extends string>({
  form,
  rejected: rejectedPage,
  venues = [],
  onRestored,
  alsoSent,
  onAccepted,
}: EnquiryFormOptions<Field, List>): EnquiryFormState<Field, List> {
  const element = useRef<HTMLFormElement>(null)
  const [{ rejected, attempt }, setAnswer] = useState({ rejected: rejectedPage, attempt: 0 })
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SendProblem>()
  // Two clicks can come before React has rendered the first one's state.
  const underway = useRef(false)
  const done = useRef(false)
  useFormDraft(element, { form, rejected: rejectedPage !== null, onRestored, isDone: () => done.current })

  useFormToken(element)
  // A page that asks for a proof goes on by itself: the visitor has pressed the button already.
  useEffect(() => {
    if (rejectedPage?.kind === 'challenge') element.current?.requestSubmit()
  }, [rejectedPage])

  useEffect(() => {
    const again = () => {
      underway.current = false
      setSending(false)
    }
    // Coming back from the next page brings this one as it was left, with its button off.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && done.current) location.reload()
      else again()
    }
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  const settle = (control: HTMLFormElement, outcome: SendOutcome<Field | List>) => {
    if (outcome.kind === 'accepted') {
      done.current = true
      const { reference } = outcome
      const values = { ...typedValues(control, form), ...saidGuests(control), ...alsoSent?.() }
      keepSent({ kind: form.kind, reference, values, venues })
      visitorDrafts.remove(form.kind)
      onAccepted?.()
      // The button stays off until the next page is there.
      location.assign(outcome.location)
      return
    }
    underway.current = false
    setSending(false)
    if (outcome.kind === 'refused' || outcome.kind === 'challenge')
      setAnswer((before) => ({ rejected: outcome, attempt: before.attempt + 1 }))
    else if (outcome.kind === 'limited')
      setProblem({ kind: 'limited', retryAfterSeconds: outcome.retryAfterSeconds ?? 60 })
    else setProblem({ kind: outcome.kind })
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.current) return
    underway.current = true
    const control = event.currentTarget
    setSending(true)
    setProblem(undefined)
    const address = location.pathname + location.search
    const options = { isComplete: control.checkValidity(), asked: rejected?.challenge }
    const fields = new FormData(control)
    fields.set(CAME_FROM, previousPage())
    void sendProtectedForm<Field | List>(address, fields, options).then((outcome) => settle(control, outcome))
  }
  const rejectedAsPage = rejectedPage !== null && rejected === rejectedPage
  return { form, element, rejected, rejectedAsPage, attempt, sending, problem, onSubmit }
}

/** `id` of a form's element, for buttons that are outside of it. */
export function formIdOf({ kind }: FormFields): string {
  return `form-${kind}`
}
