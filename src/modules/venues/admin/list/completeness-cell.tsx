import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'

const WHOLE = 100
/** As they are written: French first. */
const LANGUAGES_HERE = [
  REFERENCE_LANGUAGE,
  ...LANGUAGE_CODES.filter((language) => language !== REFERENCE_LANGUAGE),
]
const BAR_WIDTH = 20
const LONG_BAR_WIDTH = 100

/** The codes of the languages above their cells; where there is no room for the cells, one word. */
export function LanguageHeads() {
  const t = useTranslations('admin.venueDesk.list')
  return (
    <>
      <span className="full">
        {LANGUAGES_HERE.map((language) => (
          <span key={language}>{language}</span>
        ))}
      </span>
      <span className="full-one">{t('column.complete')}</span>
    </>
  )
}

/** How much is written in each of the ten languages; where there is no room, in how many of them everything is. */
export function CompletenessCell({ percents }: { percents: Readonly<Record<Language, number>> }) {
  const t = useTranslations('admin.venueDesk.list')
  const complete = LANGUAGES_HERE.filter((language) => percents[language] === WHOLE).length
  const all = LANGUAGES_HERE.map((language) => `${language} ${percents[language]}\u00a0%`).join(', ')
  return (
    <>
      <span className="full" role="img" aria-label={all}>
        {LANGUAGES_HERE.map((language) => (
          <Share key={language} percent={percents[language]} name={language} />
        ))}
      </span>
      <span className="full-one">
        {t('languages', { count: complete, all: LANGUAGES_HERE.length })}
        <Bar width={LONG_BAR_WIDTH} share={complete / LANGUAGES_HERE.length} />
      </span>
    </>
  )
}

function Share({ percent, name }: { percent: number; name: string }) {
  const state = percent === WHOLE ? undefined : percent === 0 ? 'zero' : 'part'
  return (
    <span className={state} title={`${name} ${percent}\u00a0%`}>
      {percent === WHOLE ? '✓' : percent === 0 ? '–' : percent}
      <Bar width={BAR_WIDTH} share={percent / WHOLE} />
    </span>
  )
}

function Bar({ width, share }: { width: number; share: number }) {
  return (
    <svg className="share" viewBox={`0 0 ${width} 4`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="track" width={width} height="4" />
      <rect className="done" width={width * share} height="4" />
    </svg>
  )
}
