import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { textLength } from '../../model/text-lengths.ts'
import type { TextState } from '../../model/text-states.ts'
import { confirmText, writeText } from '../../model/texts-draft.ts'
import { REFERENCE_LANGUAGE, type VenueTextField } from '../../model/venue-copy.ts'
import { TEXT_LIMITS } from '../../model/venue-texts.schema.ts'
import { controlId } from './editor-fields.tsx'
import { useVenueEditor } from './venue-editor.ts'

/** Lines of the fields that have several. */
const ROWS: Partial<Record<VenueTextField, number>> = {
  tagline: 2,
  description: 7,
  access: 2,
  searchDescription: 2,
}

const LOOKS: Partial<Record<TextState, string>> = { missing: 'miss', stale: 'stale' }

interface TextCellProps {
  language: Language
  field: VenueTextField
  french: string
  /** The French that it was written from, where that is no longer the French. */
  source: string | undefined
  state: TextState
}

/** One text in one language, with what there is to know of it below. */
export function TextCell({ language, field, french, source, state }: TextCellProps) {
  const t = useTranslations('admin.venueTexts')
  const nameOf = useLanguageNames()
  const { document, update, errorAt, isChanged } = useVenueEditor()
  const name = `texts.${language}.${field}`
  const id = controlId(name)
  const text = document.texts[language][field]
  const error = errorAt(name)
  const onWrite = (written: string) => update((now) => writeText(now, language, field, written))
  const isFrench = language === REFERENCE_LANGUAGE
  const shared = {
    id,
    name,
    className: 'input',
    lang: LANGUAGES[language].tag,
    value: text,
    maxLength: TEXT_LIMITS[field],
    'aria-label': t('fieldIn', { field: t(`field.${field}`), language: nameOf(language, false) }),
    'aria-describedby': `${id}-meta`,
    'aria-invalid': error ? (true as const) : undefined,
    placeholder: state === 'missing' ? t('placeholder') : undefined,
  }
  const rows = ROWS[field]
  return (
    <div className={['text-value', LOOKS[state], isChanged(name) && 'changed'].filter(Boolean).join(' ')}>
      {rows === undefined ? (
        <input {...shared} type="text" onChange={(event) => onWrite(event.target.value)} />
      ) : (
        <textarea {...shared} rows={rows} onChange={(event) => onWrite(event.target.value)} />
      )}
      <div className="meta" id={`${id}-meta`}>
        {error ? (
          <b className="bad">{error}</b>
        ) : state === 'missing' ? (
          <>
            <b>{t('missing')}</b>
            {field === 'searchDescription' && <span>{t('otherwise')}</span>}
            {!isFrench && french !== '' && (
              <button type="button" className="link plain" onClick={() => onWrite(french)}>
                {t('copyFrench')}
              </button>
            )}
          </>
        ) : (
          <Length field={field} text={text} language={language} />
        )}
        {!isFrench && state === 'complete' && text === french && field !== 'title' && (
          <b className="amber">{t('stillFrench')}</b>
        )}
        {state === 'stale' && (
          <Behind
            before={source ?? ''}
            now={french}
            onConfirm={() => update((now) => confirmText(now, language, field))}
          />
        )}
      </div>
    </div>
  )
}

function Length({ field, text, language }: { field: VenueTextField; text: string; language: Language }) {
  const t = useTranslations('admin.venueTexts')
  const { count, kind, limit, isOutside } = textLength(field, text, language)
  if (kind === 'plain' || (count === 0 && kind === 'most')) return null
  return <span className={isOutside ? 'amber' : undefined}>{t(`length.${kind}`, { count, limit })}</span>
}

/** The French has changed since: what it was, and the way to say that the translation is right all the same. */
function Behind({ before, now, onConfirm }: { before: string; now: string; onConfirm: () => void }) {
  const t = useTranslations('admin.venueTexts')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className="tag behind">{t('behind')}</span>
      <button type="button" className="link plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'hide' : 'see')}
      </button>
      <button type="button" className="link plain" onClick={onConfirm}>
        {t('stillRight')}
      </button>
      {isOpen && (
        <p className="was" lang={LANGUAGES[REFERENCE_LANGUAGE].tag}>
          <del>{before}</del> <ins>{now}</ins>
        </p>
      )}
    </>
  )
}
