import { useTranslations } from 'use-intl'
import { REMOVE_FIELD, RESTORE_FIELD } from '../model/reader-answer.ts'
import type { SharedComment } from '../model/shared-view.ts'

interface SaidCommentProps {
  readonly comment: SharedComment
  /** Whether the viewer is the owner, who may remove it. */
  readonly isOwner: boolean
  /** Whether the page comes from its removal. */
  readonly isJustChanged: boolean
}

/** A comment on the page of a shared list; for its owner with a button that takes it away, or puts it back. */
export function SaidComment({ comment, isOwner, isJustChanged }: SaidCommentProps) {
  const t = useTranslations()
  const { id, name, text, own, isRemoved } = comment
  const said = (
    <>
      <b>{own ? t('shared.you') : name}</b>
      {text}
    </>
  )
  if (!isOwner) return <li>{said}</li>
  return (
    <li id={`said-${id}`} tabIndex={-1} data-said="">
      <span hidden={isRemoved}>{said}</span>
      <span hidden={!isRemoved}>{t('shared.removed', { name })}</span>
      <button
        type="submit"
        className="link"
        name={isRemoved ? RESTORE_FIELD : REMOVE_FIELD}
        value={id}
        formNoValidate
        aria-label={t(isRemoved ? 'shared.restoreBy' : 'shared.removeBy', { name })}
        // biome-ignore lint/a11y/noAutofocus: the page comes from this button
        autoFocus={isJustChanged || undefined}
        data-labels={JSON.stringify({
          [REMOVE_FIELD]: [t('shared.remove'), t('shared.removeBy', { name })],
          [RESTORE_FIELD]: [t('common.undo'), t('shared.restoreBy', { name })],
        })}
      >
        {isRemoved ? t('common.undo') : t('shared.remove')}
      </button>
    </li>
  )
}
