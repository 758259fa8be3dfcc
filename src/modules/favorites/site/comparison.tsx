import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Favorite } from '../model/favorite.ts'
import type { ListDetails } from '../model/shortlist.ts'
import { CompareHeads } from './compare-heads.tsx'
import { CompareNames } from './compare-names.tsx'
import { CompareTable } from './compare-table.tsx'
import type { Facts } from './use-facts.ts'

interface ComparisonProps {
  /** In the visitor's order. */
  readonly venues: readonly Favorite[]
  readonly details: ListDetails
  readonly facts: Facts
  /** What was answered about a venue; absent where nobody has answered. */
  readonly answersAbout: ((slug: string) => ReactNode) | undefined
  readonly onRemove: (favorite: Favorite) => void
}

/** As many as a phone shows at a time. */
const ON_A_PHONE = 2

/** Venues side by side; on a phone two of them, which the visitor chooses. */
export function Comparison({ venues, details, facts, answersAbout, onRemove }: ComparisonProps) {
  const t = useTranslations('shortlist')
  const slugs = venues.map(({ slug }) => slug)
  const [chosen, setChosen] = useState<readonly string[]>([])
  // What was chosen and is still there, and the first ones for the rest.
  const shown = new Set([...chosen.filter((slug) => slugs.includes(slug)), ...slugs])
  const pair = new Set([...shown].slice(0, ON_A_PHONE))
  const choose = (slug: string) => {
    if (!pair.has(slug)) setChosen([slug, ...pair].slice(0, ON_A_PHONE))
  }
  return (
    <section className="compare-part" aria-label={t('compare')}>
      {venues.length > ON_A_PHONE && (
        // biome-ignore lint/a11y/useSemanticElements: buttons of a toolbar, not fields
        <div className="compare-pills" role="group" aria-label={t('pair')}>
          {venues.map(({ slug, name }, at) => (
            <button key={slug} type="button" aria-pressed={pair.has(slug)} onClick={() => choose(slug)}>
              {at + 1} {name}
            </button>
          ))}
        </div>
      )}
      <div className="compare" data-columns={venues.length}>
        <CompareHeads venues={venues} pair={pair} onRemove={onRemove} />
        <CompareNames venues={venues} pair={pair} />
        {facts.isSettled && (
          <CompareTable
            columns={venues.map((favorite) => ({ favorite, facts: facts.of.get(favorite.slug) }))}
            details={details}
            answersAbout={answersAbout}
            pair={pair}
          />
        )}
      </div>
    </section>
  )
}
