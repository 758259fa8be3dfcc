import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { typedValues } from '#/forms/form-draft.ts'
import type { FormError } from '#/forms/form-error.ts'
import { ErrorSummary } from '#/ui/site/error-summary.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { namesOf } from '../../model/form-fields.ts'
import { PROPOSAL_FORM, type ProposalField } from '../../model/proposal-fields.ts'
import { EnquiryForm } from '../enquiry-form.tsx'
import { FieldRows } from '../field-rows.tsx'
import { Rejection } from '../rejection.tsx'
import { useEnquiryForm } from '../use-enquiry-form.ts'
import { useErrorText, useField } from '../use-field.ts'
import { useFieldLabels } from '../use-table-text.ts'
import { CheckStep } from './check-step.tsx'
import { storedPhotos } from './photo-items.ts'
import { PhotosStep } from './photos-step.tsx'
import { STEPS, type Step, stepBeside, stepOf } from './proposal-steps.ts'
import type { RejectedProposal } from './rejected-proposal.ts'
import { StepProgress, StepSection } from './step-section.tsx'
import { useCheckedSteps } from './use-checked-steps.ts'
import { usePhotos } from './use-photos.ts'
import { useSteps } from './use-steps.ts'
import { VenueStep } from './venue-step.tsx'

type Name = ProposalField | 'photos'

interface ProposalFormProps {
  /** The form as the server has sent it back as a page. */
  readonly rejected: RejectedProposal | null
}

/** The venue proposal (behaviour 4.3): one long form, through which script leads in four steps. */
export function ProposalForm({ rejected }: ProposalFormProps) {
  const t = useTranslations('proposal')
  const form = useTranslations('form')
  const labelOf = useFieldLabels('proposal')
  const errorText = useErrorText()
  const photos = usePhotos(rejected?.photos)
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [waiting, setWaiting] = useState(false)
  const state = useEnquiryForm<ProposalField, 'photos'>({
    form: PROPOSAL_FORM,
    rejected: rejected?.form ?? null,
    alsoSent: () => ({ photos: String(storedPhotos(photos.items).length || '') }),
    onAccepted: photos.forget,
  })
  const checked = useCheckedSteps(state.rejected)
  const { errors } = checked
  const firstWrong = errors[0] && stepOf(errors[0].field)
  // A form that was right and came back all the same only waits for its button.
  const steps = useSteps(state.element, firstWrong ?? (rejected ? 'check' : 'you'))
  const field = useField(PROPOSAL_FORM, { values: rejected?.form.values ?? {}, errors }, labelOf)
  const photoError = errors.find((error) => error.field === 'photos')
  const nameOf = ({ field: name }: FormError<Name>) => (name === 'photos' ? t('photos') : labelOf(name))

  // The last step shows what was typed in the ones before, whichever way the visitor has come.
  useEffect(() => {
    if (steps.step === 'check' && state.element.current) {
      setValues(typedValues(state.element.current, PROPOSAL_FORM))
    }
  }, [steps.step, state.element])

  const showRejection = useEffectEvent(() => {
    if (state.rejected?.kind !== 'refused' || state.rejectedAsPage) return
    if (photoError) photos.refresh()
    steps.go(firstWrong ?? steps.step, 'summary')
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server
  useEffect(() => {
    // Outside of React's own work, because the step is rendered at once.
    const timer = setTimeout(showRejection)
    return () => clearTimeout(timer)
  }, [state.rejected])

  /** Steps on the way forward are checked; the way back is free. */
  const goTo = async (to: Step) => {
    if (!state.element.current) return
    const forward = STEPS.indexOf(to) > STEPS.indexOf(steps.step)
    const typed = typedValues(state.element.current, PROPOSAL_FORM)
    const wrong = await checked.check(typed, forward ? STEPS.slice(0, STEPS.indexOf(to)) : [])
    if (wrong) steps.go(wrong, 'summary')
    else steps.go(to)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Enter in a field of an earlier step leads on.
    const behind = steps.live ? stepBeside(steps.step, 1) : undefined
    if (behind) {
      event.preventDefault()
      void goTo(behind)
      return
    }
    setWaiting(photos.arriving)
    if (photos.arriving) event.preventDefault()
    else state.onSubmit(event)
  }
  const sectionOf = (step: Step) => ({
    step,
    current: steps.step === step,
    onNext: () => void goTo(stepBeside(step, 1) ?? step),
    onBack: () => void goTo(stepBeside(step, -1) ?? step),
  })

  return (
    <div className="proposal" data-step={steps.step} data-live={steps.live ? '' : undefined}>
      {checked.byScript ? (
        <ErrorSummary
          title={form('summary', { n: errors.length })}
          errors={errors.map((error) => ({ field: error.field, text: nameOf(error) }))}
        />
      ) : (
        <Rejection state={state} errors={errors} nameOf={nameOf} />
      )}
      <StepProgress step={steps.step} onChoose={(step) => void goTo(step)} />
      <EnquiryForm
        state={{ ...state, onSubmit }}
        sendLabel={t('send')}
        promise={t('answer')}
        privacy={t('privacy')}
        withFiles
        around={(foot) => (
          <StepSection {...sectionOf('check')}>
            <CheckStep values={values} photos={photos} onChange={(step) => void goTo(step)} />
            {waiting && photos.arriving && (
              <p className="field-error" role="alert">
                <Icon name="warning" small />
                <span>{t('stillArriving')}</span>
              </p>
            )}
            <p className="consent">{t('rights')}</p>
            {foot}
          </StepSection>
        )}
      >
        <input type="hidden" name="draft" value={photos.draft} />
        <StepSection {...sectionOf('you')}>
          <FieldRows kind="proposal" names={namesOf('proposal', 'person')} field={field} />
        </StepSection>
        <StepSection {...sectionOf('venue')}>
          <VenueStep field={field} />
        </StepSection>
        <StepSection {...sectionOf('photos')}>
          <PhotosStep
            photos={photos}
            rejected={rejected?.photos.rejected ?? []}
            error={photoError && errorText(photoError)}
          />
        </StepSection>
      </EnquiryForm>
    </div>
  )
}
