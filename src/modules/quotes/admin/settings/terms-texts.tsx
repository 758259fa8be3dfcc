import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { AdminFieldBox } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { MAX_TERMS, type QuoteSettings } from '../../model/quote-settings.schema.ts'

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'fr')

interface TermsTextsProps {
  terms: QuoteSettings['terms']
  /** Whether none are saved in French, which prevails. */
  isMissing: boolean
  onType: (changed: QuoteSettings['terms']) => void
}

/** The terms of hire in every language, French first. */
export function TermsTexts({ terms, isMissing, onType }: TermsTextsProps) {
  const t = useTranslations('admin.settings.quotes')
  const languageName = useLanguageNames()
  const written = OTHERS.filter((code) => (terms[code] ?? '') !== '').length
  const textOf = (code: Language) => (
    <AdminFieldBox
      key={code}
      id={`quotes-terms-${code}`}
      label={t('termsIn', { language: languageName(code) })}
      hint={code === 'fr' ? t('termsHint') : undefined}
    >
      <textarea
        id={`quotes-terms-${code}`}
        className="input"
        lang={LANGUAGES[code].tag}
        aria-describedby={code === 'fr' ? `quotes-terms-${code}-hint` : undefined}
        rows={8}
        maxLength={MAX_TERMS}
        value={terms[code] ?? ''}
        onChange={(event) => onType({ [code]: event.target.value })}
      />
    </AdminFieldBox>
  )
  return (
    <fieldset className="mention" id="quotes-terms">
      <legend>{t('terms')}</legend>
      {isMissing && (
        <p className="mention-missing">
          <AdminIcon name="triangle-alert" small />
          {t('noTerms')}
        </p>
      )}
      {textOf('fr')}
      <details>
        <summary>{t('otherLanguages', { set: written, of: OTHERS.length })}</summary>
        <div className="stack">{OTHERS.map(textOf)}</div>
      </details>
    </fieldset>
  )
}
