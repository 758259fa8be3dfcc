import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { languageStates, type VenueTexts as VenueTextBook } from '../../model/text-states.ts'
import {
  copyLanguageFor,
  copyLanguages,
  REFERENCE_LANGUAGE,
  VENUE_TEXT_FIELDS,
  type VenueTextField,
} from '../../model/venue-copy.ts'
import { TextCell } from './text-cell.tsx'
import { TextLanguages } from './text-languages.tsx'
import { useVenueEditor } from './venue-editor.ts'

/** The texts of a venue: French beside one language, with what is missing and what has fallen behind. */
export function VenueTexts() {
  const t = useTranslations('admin.venueTexts')
  const nameOf = useLanguageNames()
  const { document } = useVenueEditor()
  const texts: VenueTextBook = { words: document.texts, sources: document.sources }
  const states = languageStates(texts)
  const [language, setLanguage] = useState<Language>(() => firstUnfinished(states))
  const [onlyMissing, setOnlyMissing] = useState(false)
  const isFrench = language === REFERENCE_LANGUAGE
  const state = states[language]
  const shown = VENUE_TEXT_FIELDS.filter(
    (field) => !onlyMissing || state.fields[field] === 'missing' || state.fields[field] === 'stale',
  )
  const cell = (own: Language, field: VenueTextField) => (
    <TextCell
      language={own}
      field={field}
      french={texts.words[REFERENCE_LANGUAGE][field]}
      source={texts.sources[own]?.[field]}
      state={states[own].fields[field]}
    />
  )
  return (
    <section className="section" id="texts" aria-labelledby="texts-title">
      <header>
        <h2 id="texts-title">{t('title')}</h2>
        <span className="muted">{t('lead')}</span>
        <span className="grow" />
        <button
          type="button"
          className="btn sm"
          aria-pressed={onlyMissing}
          onClick={() => setOnlyMissing(!onlyMissing)}
        >
          <AdminIcon name="triangle-alert" small />
          {t('onlyMissing')}
        </button>
      </header>
      <TextLanguages states={states} chosen={language} onChoose={setLanguage} />
      <NotOffered texts={texts} />
      <div
        className="text-row"
        id="text-pair"
        role="tabpanel"
        aria-labelledby={`text-tab-${language}`}
        data-alone={isFrench || undefined}
      >
        <div className="table-head" />
        <div className="table-head">
          {nameOf(REFERENCE_LANGUAGE)} <span className="pill">{t('reference')}</span>
        </div>
        {!isFrench && (
          <div className="table-head">
            <span lang={LANGUAGES[language].tag}>{LANGUAGES[language].name}</span> {nameOf(language)}
            {state.missing > 0 ? (
              <span className="pill amber">
                {t('toWrite', { missing: state.missing, needed: state.needed })}
              </span>
            ) : state.stale > 0 ? (
              <span className="pill blue">{t('toRead', { count: state.stale })}</span>
            ) : (
              <span className="pill green">{t('complete')}</span>
            )}
          </div>
        )}
        {shown.map((field) => (
          <div className="pair" key={field}>
            <div className="text-name">{t(`field.${field}`)}</div>
            {cell(REFERENCE_LANGUAGE, field)}
            {!isFrench && cell(language, field)}
          </div>
        ))}
        {shown.length === 0 && (
          <p className="soft nothing">{t('nothingMissing', { language: nameOf(language, false) })}</p>
        )}
      </div>
    </section>
  )
}

/** Languages whose page shows another language's text, and is not offered to search engines. */
function NotOffered({ texts }: { texts: VenueTextBook }) {
  const t = useTranslations('admin.venueTexts')
  const format = useFormatter()
  const nameOf = useLanguageNames()
  const offered = copyLanguages(texts.words)
  const others = LANGUAGE_CODES.filter((language) => !offered.includes(language))
  if (others.length === 0) return null
  const first = others[0] ?? REFERENCE_LANGUAGE
  return (
    <div className="note warn">
      <AdminIcon name="info" />
      <div>
        <b className="strong">
          {t('notOffered', { languages: format.list(others.map((one) => nameOf(one, false))) })}
        </b>{' '}
        {offered.length === 0
          ? t('noCopy')
          : t('fallback', { language: nameOf(copyLanguageFor(first, offered), false) })}
      </div>
    </div>
  )
}

/** Where to begin: the first translation that something is missing of, else the first that is behind, else English. */
function firstUnfinished(states: ReturnType<typeof languageStates>): Language {
  const others = LANGUAGE_CODES.filter((language) => language !== REFERENCE_LANGUAGE)
  return (
    others.find((language) => states[language].missing > 0) ??
    others.find((language) => states[language].stale > 0) ??
    'en'
  )
}
