import { useTranslations } from 'use-intl'
import type { OverlookedWord } from '../../model/near-match.ts'

/** Says which searched words were taken for others. The empty box announces later ones. */
export function OverlookedWords({ words }: { words: readonly OverlookedWord[] }) {
  const t = useTranslations('list.overlooked')
  return (
    <div className="overlooked" aria-live="polite">
      {words.map(({ typed, meant }) => (
        <p key={typed}>{meant === undefined ? t('alone', { typed }) : t('meant', { typed, meant })}</p>
      ))}
    </div>
  )
}
