import { useTranslations } from 'use-intl'
import type { OwnerView } from '../model/shared-view.ts'
import { ShareFrame } from './share-frame.tsx'
import { answersAbout, type OwnSharing } from './use-own-share.ts'
import { VenueAnswers } from './venue-answers.tsx'

interface AnswersDialogProps extends Pick<OwnSharing, 'moderate'> {
  readonly view: OwnerView
  /** Names of the venues of the list, in its order. */
  readonly names: Readonly<Record<string, string>>
  readonly onClose: () => void
}

/** All that was answered, venue by venue; what has left the list since comes last. */
export function AnswersDialog({ view: { answers }, names, moderate, onClose }: AnswersDialogProps) {
  const t = useTranslations('shared')
  const answered = new Set(answers.map(({ slug }) => slug))
  const slugs = [...new Set([...Object.keys(names), ...answered])].filter((slug) => answered.has(slug))
  return (
    <ShareFrame heading={t('answers')} onClose={onClose}>
      {slugs.map((slug) => (
        <section key={slug} className="share-said">
          <h3>{names[slug] ?? slug}</h3>
          <VenueAnswers answers={answersAbout(answers, slug)} onModerate={moderate} />
        </section>
      ))}
    </ShareFrame>
  )
}
