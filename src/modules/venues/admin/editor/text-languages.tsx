import { type KeyboardEvent, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { keyName } from '#/lib/keys.ts'
import type { LanguageState } from '../../model/text-states.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'

/** French first: the others are compared with it. */
const ORDER = [REFERENCE_LANGUAGE, ...LANGUAGE_CODES.filter((language) => language !== REFERENCE_LANGUAGE)]

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

interface TextLanguagesProps {
  states: Readonly<Record<Language, LanguageState>>
  chosen: Language
  onChoose: (language: Language) => void
}

/** The ten languages, how far each is, and the choice of the one on the right. Arrows go from one to the next. */
export function TextLanguages({ states, chosen, onChoose }: TextLanguagesProps) {
  const t = useTranslations('admin.venueTexts')
  const nameOf = useLanguageNames()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    const step = STEPS[keyName(event) ?? '']
    if (step === undefined) return
    event.preventDefault()
    const next = ORDER[(ORDER.indexOf(chosen) + step + ORDER.length) % ORDER.length] ?? chosen
    onChoose(next)
    list.current?.querySelector<HTMLElement>(`#text-tab-${next}`)?.focus()
  }
  return (
    <div className="langs" role="tablist" aria-label={t('languages')} ref={list}>
      {ORDER.map((language) => {
        const { percent, stale, hasCopy } = states[language]
        const isWhole = percent === 100
        return (
          <button
            key={language}
            type="button"
            role="tab"
            id={`text-tab-${language}`}
            aria-selected={language === chosen}
            aria-controls="text-pair"
            aria-label={t('languageState', { language: nameOf(language), percent, stale })}
            tabIndex={language === chosen ? 0 : -1}
            className={isWhole ? (stale > 0 ? 'behind' : undefined) : 'part'}
            onClick={() => onChoose(language)}
            onKeyDown={go}
          >
            <span className="row">
              <b className="cut">{nameOf(language)}</b>
              <small>{isWhole ? (stale > 0 ? '≠' : '✓') : percent === 0 && !hasCopy ? '–' : percent}</small>
            </span>
            <svg className="share" aria-hidden="true">
              <rect width={`${percent}%`} height="100%" />
            </svg>
          </button>
        )
      })}
    </div>
  )
}
