import { useTranslations } from 'use-intl'
import type { Choice } from '../model/reader-answer.ts'
import type { OwnerAnswer } from '../model/shared-view.ts'

const MARKS: Readonly<Record<Choice, string>> = { yes: '✓', perhaps: '?', no: '✗' }

interface VenueAnswersProps {
  /** About one venue, the oldest first. */
  readonly answers: readonly OwnerAnswer[]
  /** Take a comment away, or put it back; absent where that cannot be done. */
  readonly onModerate?: (comment: string, isRemoved: boolean) => void
}

/** Who says yes, perhaps or no to a venue, then what they wrote about it. */
export function VenueAnswers({ answers, onModerate }: VenueAnswersProps) {
  const t = useTranslations('shared')
  const common = useTranslations('common')
  if (answers.length === 0) return '–'
  return (
    <ul className="answers">
      {[...answers.filter(({ choice }) => choice), ...answers.filter(({ choice }) => !choice)].map(
        ({ choice, comment, isRemoved, name, text, at }) =>
          choice ? (
            <li key={`${name} ${at}`} data-choice={choice}>
              <b aria-hidden="true">{MARKS[choice]}</b>
              <span>
                {name} <span className="sr">{t(`choice.${choice}`)}</span>
              </span>
            </li>
          ) : (
            <li key={comment}>
              <q>{isRemoved ? t('removed', { name }) : text}</q>
              {!isRemoved && <small>{name}</small>}
              {onModerate && comment && (
                // One button for both, so that the focus stays.
                <button
                  type="button"
                  className="link"
                  aria-label={t(isRemoved ? 'restoreBy' : 'removeBy', { name })}
                  onClick={() => onModerate(comment, !isRemoved)}
                >
                  {isRemoved ? common('undo') : t('remove')}
                </button>
              )}
            </li>
          ),
      )}
    </ul>
  )
}
