import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useCopyLabels, useValueText } from '../copy-texts.ts'
import { storedPhotos } from './photo-items.ts'
import { PhotoThumbnail } from './photo-thumbnail.tsx'
import { FIELDS_OF_STEP, type Step } from './proposal-steps.ts'
import type { Photos } from './use-photos.ts'

interface CheckStepProps {
  /** As typed now. */
  readonly values: Readonly<Record<string, string>>
  readonly photos: Photos
  readonly onChange: (step: Step) => void
}

/** Everything once more before it is sent; with script only, because without it everything is above. */
export function CheckStep({ values, photos, onChange }: CheckStepProps) {
  const t = useTranslations('proposal')
  const labelOf = useCopyLabels('proposal')
  const readOut = useValueText('proposal')
  return (
    <div className="proposal-check">
      {(['you', 'venue', 'photos'] as const).map((step) => (
        <section key={step} aria-labelledby={`check-${step}`}>
          <div className="proposal-check-head">
            <h2 id={`check-${step}`}>{t(`step.${step}`)}</h2>
            <button type="button" className="link" onClick={() => onChange(step)}>
              {t('change')}
              <span className="sr">: {t(`step.${step}`)}</span>
            </button>
          </div>
          {step === 'photos' ? (
            <Photographs photos={photos} />
          ) : (
            <dl>
              {FIELDS_OF_STEP[step].map((field) => (
                <Fragment key={field}>
                  <dt>{labelOf(field)}</dt>
                  <dd data-missing={readOut(field, values[field] ?? '') === undefined ? '' : undefined}>
                    {readOut(field, values[field] ?? '') ?? t('missing')}
                  </dd>
                </Fragment>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  )
}

function Photographs({ photos }: { photos: Photos }) {
  const t = useTranslations('proposal')
  const kept = storedPhotos(photos.items)
  if (kept.length === 0) return <p className="hint">{t('noPhotos')}</p>
  return (
    <ul className="proposal-check-photos">
      {photos.items
        .filter(({ state }) => state === 'kept')
        .map((item, at) => (
          <li key={item.key}>
            <PhotoThumbnail item={item} draft={photos.draft} alt={t('photo', { n: at + 1 })} />
          </li>
        ))}
    </ul>
  )
}
