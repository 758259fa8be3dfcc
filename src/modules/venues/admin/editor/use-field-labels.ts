import { useFormatter, useTranslations } from 'use-intl'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { VENUE_TEXT_FIELDS } from '../../model/venue-copy.ts'
import type { FieldName, FieldValue } from '../../model/venue-fields.ts'
import { CATEGORY_GROUPS, EQUIPMENT, LAYOUTS, VENUE_TYPES } from '../../model/venue-options.ts'

const CENTS = 100
const CENTIMETRES = 100

const PLAIN = [
  'name',
  'slug',
  'status',
  'type',
  'neighborhood',
  'arrondissement',
  'metro',
  'address',
  'latitude',
  'longitude',
  'surfaceM2',
  'ceilingHeightCm',
  'priceFromDayCents',
  'minimumDays',
  'equipment',
  'ownEquipment',
  'eventTypes',
  'categoryGroups',
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
  const types = useTranslations('type')
  const neighborhoods = useTranslations('neighborhood')
  const equipment = useTranslations('equipment')
  const events = useTranslations('event')
  const groups = useTranslations('group')
  const format = useFormatter()
  const listed = (value: FieldValue, name: (id: string) => string) =>
    Array.isArray(value) ? format.list(value.map(name), { type: 'conjunction' }) : ''
  return (field, value) => {
    if (field.startsWith('sources.')) return value === null ? t('stillRight') : ''
    if (value === null || value === '') return ''
    if (/^photos\..*\.focus\./.test(field)) return `${value}\u00a0%`
    switch (field) {
      case 'type':
        return isOne(VENUE_TYPES, value) ? types(value) : String(value)
      case 'neighborhood':
        return isOne(NEIGHBORHOOD_IDS, value) ? neighborhoods(value) : String(value)
      case 'status':
        return isOne(['draft', 'published', 'archived'], value) ? t(`status.${value}`) : String(value)
      case 'equipment':
        return listed(value, (id) => (isOne(EQUIPMENT, id) ? equipment(id) : id))
      case 'ownEquipment':
        return Array.isArray(value) ? t('ownEquipmentCount', { count: value.length }) : ''
      case 'eventTypes':
        return listed(value, (id) => (isOne(EVENT_IDS, id) ? events(id) : id))
      case 'categoryGroups':
        return listed(value, (id) => (isOne(CATEGORY_GROUPS, id) ? groups(id) : id))
      case 'photos':
        return Array.isArray(value) ? t('photoCount', { count: value.length }) : ''
      case 'priceFromDayCents':
        return format.number(Number(value) / CENTS, {
          style: 'currency',
          currency: 'EUR',
          trailingZeroDisplay: 'stripIfInteger',
        })
      case 'surfaceM2':
        return `${format.number(Number(value))}\u00a0m²`
      case 'ceilingHeightCm':
        return `${format.number(Number(value) / CENTIMETRES)}\u00a0m`
      case 'minimumDays':
        return t('dayCount', { count: Number(value) })
      case 'latitude':
      case 'longitude':
        return format.number(Number(value), { maximumFractionDigits: 6 })
      default:
        return typeof value === 'number' ? format.number(value) : String(value)
    }
  }
}
