import type { LocalShortlist } from '../model/shared-content.ts'
import { AnswersDialog } from './answers-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import type { OwnSharing } from './use-own-share.ts'

export interface ShareDialogsProps {
  /** What is shared and how, or what was answered. */
  readonly shown: 'settings' | 'answers'
  readonly shortlist: LocalShortlist
  /** Names of its venues, by their slugs. */
  readonly names: Readonly<Record<string, string>>
  readonly own: OwnSharing
  readonly onShow: (shown: 'settings' | 'answers') => void
  readonly onClose: () => void
}

/** The two dialogs about the shared list, one at a time. */
export function ShareDialogs({ shown, shortlist, names, own, onShow, onClose }: ShareDialogsProps) {
  const { share, view, change, moderate } = own

  function closeAnswers(): void {
    // What was shown here has been seen.
    if (share && view) change({ ...share, seenAt: view.answers[0]?.at ?? '' }, view)
    onClose()
  }

  return shown === 'answers' && view ? (
    <AnswersDialog view={view} names={names} moderate={moderate} onClose={closeAnswers} />
  ) : (
    <ShareDialog shortlist={shortlist} own={own} onAnswers={() => onShow('answers')} onClose={onClose} />
  )
}
