/** How a form says again what was given; apart from its labels, which every form needs at once. */
import { useTranslations } from 'use-intl'
import { formatDate, formatPrice } from '#/i18n/format.ts'
import { formatTime } from '#/i18n/format-time.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { isIsoDay } from '#/lib/iso-day.ts'
import { readFigure } from '#/lib/typed/read-figure.ts'
import { fieldOf } from '../model/form-fields.ts'
import type { EnquiryKind } from '../model/kinds.ts'
import { useFieldLabels, useTableText } from './use-table-text.ts'

/** Labels of the fields of a kind where they are shown with what was given. */
export function useCopyLabels(kind: EnquiryKind): (name: string) => string {
  const t = useTranslations()
  const labelOf = useFieldLabels(kind)
  return (name) => {
    if (name === 'photos') return t('proposal.photos')
    const field = fieldOf(kind, name)
    // The label of the form has the unit in which a price is typed; a copy writes it out.
    return field?.kind === 'integer' && field.unit === 'euros' ? t('sent.price') : labelOf(name)
  }
}

/** Say a typed value as a person would: options by their names, days and prices written out; nothing where nothing is typed. */
export function useValueText(kind: EnquiryKind): (name: string, typed: string) => string | undefined {
  const textOf = useTableText()
  const language = useLanguage()
  return (name, given) => {
    const typed = given.trim()
    const field = fieldOf(kind, name)
    if (field?.kind === 'day' && isIsoDay(typed)) return formatDate(typed, language)
    if (field?.kind === 'time' && field.times.includes(typed)) return formatTime(typed, language)
    if (field?.kind === 'integer')
      return figureText(typed, field.unit === 'euros', language) ?? (typed || undefined)
    if (field?.kind === 'choice' && field.options.includes(typed))
      return textOf(`${field.optionNames}.${typed}`)
    return typed === '' ? undefined : typed
  }
}

/** A typed figure as a language writes it; undefined for one with words, which stays as it was typed. */
function figureText(typed: string, isPrice: boolean, language: Language): string | undefined {
  const figure = readFigure(typed.replaceAll(/[\s€]|m[2²]$|㎡$/giu, ''), isPrice ? 2 : 0)
  if (figure === undefined) return undefined
  return isPrice ? formatPrice(figure, language) : figure.toLocaleString(LANGUAGES[language].intl)
}
