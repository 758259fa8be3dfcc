import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import { focusAttributes } from '#/ui/site/focus-point.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import { PHOTO_SCENES, type PhotoScene } from '../../model/photo-scene.ts'
import { REFERENCE_LANGUAGE } from '../../model/venue-copy.ts'
import { missingAlts, type VenuePhoto } from '../../model/venue-photo.ts'
import { GOOD_ALT, MAX_ALT, MAX_CAPTION } from '../../model/venue-photos.schema.ts'
import { FocalPoint } from './focal-point.tsx'

interface PhotoEditorProps {
  photo: VenuePhoto
  onChange: (changes: Partial<Pick<VenuePhoto, 'focus' | 'alts' | 'scene' | 'captions'>>) => void
}

/** French first: the others are written after it. */
const ORDER = [REFERENCE_LANGUAGE, ...LANGUAGE_CODES.filter((language) => language !== REFERENCE_LANGUAGE)]

/** Shown before the others are asked for. */
const FIRST = 2

const WIDTH = 640

/** The cuts that the public pages make, with the same rules. */
const CROPS = ['card', 'phone', 'banner'] as const

/** How the photograph looks where it is cut. */
function PhotoCrops({ photo: { key, focus } }: { photo: VenuePhoto }) {
  const t = useTranslations('admin.venuePhotos.crop')
  return (
    <div className="crops">
      {CROPS.map((crop) => (
        <figure key={crop} className={crop} {...focusAttributes(focus)}>
          <img src={photoUrl(key, 'webp', WIDTH)} alt="" />
          <figcaption>{t(crop)}</figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Focal point, scene, captions, alternative texts, and how the photograph is cut. */
export function PhotoEditor({ photo, onChange }: PhotoEditorProps) {
  const t = useTranslations('admin.venuePhotos')
  const [isOpen, setOpen] = useState(
    () => missingAlts(photo).length < LANGUAGE_CODES.length - 1 && missingAlts(photo).length > 0,
  )
  const shown = isOpen ? ORDER : ORDER.slice(0, FIRST)
  return (
    <>
      <FocalPoint photo={photo} onChange={(focus) => onChange({ focus })} />
      <div className="photo-texts">
        <SceneField photo={photo} onChoose={(scene) => onChange({ scene })} />
        {shown.map((language) => (
          <Fragment key={language}>
            <AltField
              id={`alt-${photo.id}-${language}`}
              language={language}
              text={photo.alts[language]}
              onWrite={(text) => onChange({ alts: { ...photo.alts, [language]: text } })}
            />
            <CaptionField
              id={`caption-${photo.id}-${language}`}
              language={language}
              text={photo.captions[language]}
              onWrite={(text) => onChange({ captions: { ...photo.captions, [language]: text } })}
            />
          </Fragment>
        ))}
        <button type="button" className="link plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewerLanguages') : t('otherLanguages', { count: ORDER.length - FIRST })}
        </button>
      </div>
      <PhotoCrops photo={photo} />
    </>
  )
}

interface SceneFieldProps {
  photo: Pick<VenuePhoto, 'id' | 'scene'>
  onChoose: (scene: PhotoScene | null) => void
}

/** What the photograph shows of an event: the viewer shows photographs of one scene together. */
function SceneField({ photo: { id, scene }, onChoose }: SceneFieldProps) {
  const t = useTranslations('admin.venuePhotos')
  const names = useTranslations('scene')
  return (
    <div className="field">
      <label className="field-label" htmlFor={`scene-${id}`}>
        {t('scene')}
      </label>
      <select
        className="input"
        id={`scene-${id}`}
        name={`scene-${id}`}
        value={scene ?? ''}
        onChange={({ target }) => onChoose(PHOTO_SCENES.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('noScene')}</option>
        {PHOTO_SCENES.map((one) => (
          <option key={one} value={one}>
            {names(one)}
          </option>
        ))}
      </select>
    </div>
  )
}

interface TextFieldProps {
  id: string
  language: Language
  text: string
  onWrite: (text: string) => void
}

function AltField({ id, language, text, onWrite }: TextFieldProps) {
  const t = useTranslations('admin.venuePhotos')
  const nameOf = useLanguageNames()
  const isFrench = language === REFERENCE_LANGUAGE
  const count = [...text].length
  return (
    <div className={text.trim() === '' ? 'field miss' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {isFrench ? t('altFrench') : nameOf(language)}
        {text.trim() === '' && <b className="amber">{t('altMissing')}</b>}
      </label>
      <textarea
        className="input"
        id={id}
        name={id}
        rows={2}
        lang={LANGUAGES[language].tag}
        maxLength={MAX_ALT}
        value={text}
        aria-describedby={isFrench ? `${id}-hint` : undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {isFrench && (
        <span className={count > GOOD_ALT ? 'hint amber' : 'hint'} id={`${id}-hint`}>
          {t('altHint', { count, limit: GOOD_ALT })}
        </span>
      )}
    </div>
  )
}

/** What everybody reads below the photograph. It may be empty: then nothing is shown. */
function CaptionField({ id, language, text, onWrite }: TextFieldProps) {
  const t = useTranslations('admin.venuePhotos')
  const nameOf = useLanguageNames()
  const isFrench = language === REFERENCE_LANGUAGE
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {isFrench ? t('captionFrench') : t('captionIn', { language: nameOf(language) })}
      </label>
      <input
        className="input"
        type="text"
        id={id}
        name={id}
        lang={LANGUAGES[language].tag}
        maxLength={MAX_CAPTION}
        value={text}
        aria-describedby={isFrench ? `${id}-hint` : undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {isFrench && (
        <span className="hint" id={`${id}-hint`}>
          {t('captionHint', { count: [...text].length, limit: MAX_CAPTION })}
        </span>
      )}
    </div>
  )
}
