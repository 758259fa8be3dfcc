import { useFormatter, useTranslations } from 'use-intl'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import {
  type Attribute,
  type AttributeName,
  type UnitName,
  VENUE_ATTRIBUTES,
} from '../../model/attributes.ts'
import { VENUE_TEXT_FIELDS } from '../../model/venue-copy.ts'
import type { FieldName, FieldValue } from '../../model/venue-fields.ts'
import { LAYOUTS } from '../../model/venue-options.ts'
import { isOne, useIdNames } from './use-id-names.ts'

/** Fields with a label of their own: those of a capacity have the names of the layouts. */
type LabelledField = Exclude<AttributeName, 'capacity'> | 'name' | 'slug' | 'status' | 'photos'

function isLabelled(field: FieldName): field is LabelledField {
  return isOne(['name', 'slug', 'status', 'photos'], field) || attributeAt(field) !== undefined
}

/** The attribute that a field is the whole of; the fields of a capacity are parts of one. */
function attributeAt(field: FieldName): Attribute | undefined {
  const attributes: Readonly<Record<string, Attribute>> = VENUE_ATTRIBUTES
  return Object.hasOwn(attributes, field) ? attributes[field] : undefined
}

/** Label of a field, with the language of a text: "Title (ja)". */
export function useFieldName(): (field: FieldName) => string {
  const t = useTranslations('admin.venueDesk')
  const layouts = useTranslations('layout')
  return (field) => {
    if (isLabelled(field)) return t(`field.${field}`)
    const [first, second, third = '', fourth = ''] = field.split('.')
    if (first === 'capacity' && isOne(LAYOUTS, second)) return layouts(second)
    if (first === 'texts' && isOne(VENUE_TEXT_FIELDS, third)) return `${t(`field.${third}`)} (${second})`
    if (first === 'sources' && isOne(VENUE_TEXT_FIELDS, third)) return `${t(`field.${third}`)} (${second})`
    if (first === 'photos') return third === 'alts' ? `${t('field.alt')} (${fourth})` : t('field.focus')
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
  const idNames: Readonly<Record<string, (id: string) => string>> = useIdNames()
  const inUnit = useUnitText()
  const format = useFormatter()
  return (field, value) => {
    if (field.startsWith('sources.')) return value === null ? t('stillRight') : ''
    if (value === null || value === '') return ''
    if (/^photos\..*\.focus\./.test(field)) return `${value}\u00a0%`
    const listed: readonly string[] = Array.isArray(value) ? value : []
    if (field === 'photos') return t('photoCount', { count: listed.length })
    if (field === 'status' && isOne(['draft', 'published', 'archived'], value)) return t(`status.${value}`)
    const attribute = attributeAt(field)
    switch (attribute?.kind) {
      case 'oneOf':
        return idNames[field]?.(String(value)) ?? String(value)
      case 'eachOf':
        return format.list(
          listed.map((id) => idNames[field]?.(id) ?? id),
          { type: 'conjunction' },
        )
      case 'own':
        return t('ownEquipmentCount', { count: listed.length })
      case 'count':
        return inUnit(Number(value) / (attribute.unit ?? 1), attribute.unitName)
      case 'degrees':
        return format.number(Number(value), { maximumFractionDigits: 6 })
      default:
        return typeof value === 'number' ? format.number(value) : String(value)
    }
  }
}

/** Signs behind a number; days are a word. */
export const UNIT_SIGNS = { squareMetres: 'm²', metres: 'm', euros: '€' } as const

/** Gives a number with its unit, as in "3 days". */
function useUnitText(): (value: number, unit: UnitName | undefined) => string {
  const t = useTranslations('admin.venueDesk')
  const format = useFormatter()
  return (value, unit) => {
    if (unit === undefined) return format.number(value)
    if (unit === 'days') return t('dayCount', { count: value })
    if (unit !== 'euros') return `${format.number(value)}\u00a0${UNIT_SIGNS[unit]}`
    return format.number(value, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' })
  }
}
