import { useFormatter, useTranslations } from 'use-intl'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { Attribute, UnitName } from '../../model/attribute-kinds.ts'
import { attributesOf, VENUE_ATTRIBUTES } from '../../model/attributes.ts'
import { PHOTO_SCENES } from '../../model/photo-scene.ts'
import { UNIT_SIGNS } from '../../model/unit-signs.ts'
import { VENUE_TEXT_FIELDS } from '../../model/venue-copy.ts'
import type { FieldName, FieldValue } from '../../model/venue-fields.ts'
import { LAYOUTS } from '../../model/venue-options.ts'
import { useAttributeChoice } from './use-attribute-choice.ts'

const NAMES = attributesOf('line', 'oneOf', 'count', 'degrees', 'plan', 'eachOf', 'own').map(([name]) => name)

const PLAIN = [
  'name',
  'slug',
  'status',
  // Each layout of the capacity has a name of its own.
  ...NAMES,
  'photos',
] as const

const isOne = <T extends string>(options: readonly T[], text: unknown): text is T =>
  options.some((option) => option === text)

/** Label of a field, with the language of a text: "Title (ja)". */
export function useFieldName(): (field: FieldName) => string {
  const t = useTranslations('admin.venueDesk')
  const layouts = useTranslations('layout')
  return (field) => {
    if (isOne(PLAIN, field)) return t(`field.${field}`)
    const [first, second, third = '', fourth = ''] = field.split('.')
    if (first === 'capacity' && isOne(LAYOUTS, second)) return layouts(second)
    if (first === 'texts' && isOne(VENUE_TEXT_FIELDS, third)) return `${t(`field.${third}`)} (${second})`
    if (first === 'sources' && isOne(VENUE_TEXT_FIELDS, third)) return `${t(`field.${third}`)} (${second})`
    if (first === 'photos') {
      if (third === 'alts') return `${t('field.alt')} (${fourth})`
      if (third === 'captions') return `${t('field.caption')} (${fourth})`
      return third === 'scene' ? t('field.scene') : t('field.focus')
    }
    return field
  }
}

/** The own language of a text, for `lang`; absent where the value is none. */
export function languageOfField(field: FieldName): string | undefined {
  const [first, second, , fourth] = field.split('.')
  const code: string | undefined = first === 'texts' ? second : first === 'photos' ? fourth : undefined
  return isLanguage(code) ? LANGUAGES[code satisfies Language].tag : undefined
}

/** Value of a field, formatted; an empty text where there is none. */
export function useFieldValue(): (field: FieldName, value: FieldValue) => string {
  const t = useTranslations('admin.venueDesk')
  const scenes = useTranslations('scene')
  const nameOf = useAttributeChoice()
  const format = useFormatter()
  const choiceName = ({ ids }: { ids: readonly string[] }, field: string, id: unknown) =>
    isOne(ids, id) ? nameOf(field, id) : String(id)
  const numberIn = ({ unit = 1, unitName }: { unit?: number; unitName?: UnitName }, value: number) => {
    switch (unitName) {
      case 'euros':
        return format.number(value / unit, {
          style: 'currency',
          currency: 'EUR',
          trailingZeroDisplay: 'stripIfInteger',
        })
      case 'squareMetres':
      case 'metres':
      case 'centimetres':
      case 'kilowatts':
      case 'kilograms':
      case 'kilogramsPerSquareMetre':
        return `${format.number(value / unit)}\u00a0${UNIT_SIGNS[unitName]}`
      case 'days':
        return t('dayCount', { count: value })
      default:
        return format.number(value / unit)
    }
  }
  return (field, value) => {
    if (field.startsWith('sources.')) return value === null ? t('stillRight') : ''
    if (value === null || value === '') return ''
    if (/^photos\..*\.focus\./.test(field)) return `${value}\u00a0%`
    if (/^photos\..*\.scene$/.test(field)) return isOne(PHOTO_SCENES, value) ? scenes(value) : String(value)
    switch (field) {
      case 'status':
        return isOne(['draft', 'published', 'archived'], value) ? t(`status.${value}`) : String(value)
      case 'photos':
        return Array.isArray(value) ? t('photoCount', { count: value.length }) : ''
    }
    const attribute: Attribute | undefined = isOne(NAMES, field) ? VENUE_ATTRIBUTES[field] : undefined
    switch (attribute?.kind) {
      case 'oneOf':
        return choiceName(attribute, field, value)
      case 'eachOf':
        return Array.isArray(value)
          ? format.list(
              value.map((id) => choiceName(attribute, field, id)),
              { type: 'conjunction' },
            )
          : ''
      case 'own':
        return Array.isArray(value) ? t('ownEquipmentCount', { count: value.length }) : ''
      case 'plan':
        return t('planDrawn')
      case 'count':
        return numberIn(attribute, Number(value))
      case 'degrees':
        return format.number(Number(value), { maximumFractionDigits: 6 })
      default:
        return typeof value === 'number' ? format.number(value) : String(value)
    }
  }
}
