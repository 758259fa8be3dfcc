import { useTranslations } from 'use-intl'
import { useLanguageNames } from '#/i18n/react/use-language-names.ts'
import type { DocumentLine } from '../../model/quote-document.schema.ts'
import type { QuoteProblem } from '../../model/quote-problems.ts'
import { useQuoteWords } from '../use-quote-words.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

/** What is said of the lines of a draft: their names, what is wrong, and what is to be looked at. */
export function useLineWords({ venues, facts, draft, lines, unmet, totals, quote }: QuoteEditor) {
  const t = useTranslations('admin.quotes')
  const { amountOf, dayOf } = useQuoteWords()
  const languageName = useLanguageNames()
  const venueOf = (line: DocumentLine) =>
    line.kind === 'hire' ? venues.find(({ id }) => id === line.venueId) : undefined
  const nameOf = (line: DocumentLine) => line.label || venueOf(line)?.name || t(`kind.${line.kind}`)
  const problemOf = ({ problem, lineId, signs = '' }: QuoteProblem) => {
    const nearest = unmet.find((one) => one.lineId === lineId)?.nearest ?? []
    if (problem === 'unmet-wish' && nearest.length > 0)
      return t('nearest', { amounts: nearest.map(amountOf).join(', ') })
    return t(`problem.${problem}`, { signs })
  }
  /** A day that is taken keeps the quote from being sent. */
  const takenOf = (line: DocumentLine) => {
    const titles = facts?.days.find(({ lineId }) => lineId === line.id)?.taken ?? []
    return titles.length === 0 ? undefined : t('taken', { who: titles.join(', ') })
  }
  const warningsOf = (line: DocumentLine): string[] => {
    if (line.kind !== 'hire') return []
    const hire = lines.find(({ from }) => from.id === line.id)?.hire
    const days = facts?.days.find(({ lineId }) => lineId === line.id)
    const standing = facts?.venues.find(({ id }) => id === line.venueId)?.standing ?? 0
    const { guests } = draft.event
    const found: string[] = []
    if (hire && hire.askedDays > 0 && hire.billedDays > hire.askedDays)
      found.push(t('minimum', { days: hire.billedDays, asked: hire.askedDays }))
    if (hire && hire.billedDays < hire.minimumDays) found.push(t('fewer', { minimum: hire.minimumDays }))
    if (days && days.held.length > 0) found.push(t('held', { who: days.held.join(', ') }))
    const optionEnd = (line.holdUntil || days?.ownUntil || '').slice(0, draft.validUntil.length)
    if (optionEnd !== '' && optionEnd < draft.validUntil)
      found.push(t('optionEnds', { day: dayOf(optionEnd) }))
    if (days) {
      const wordEnd = days.word?.ask.validUntil?.slice(0, draft.validUntil.length)
      if (days.word?.kind === 'no') found.push(t('ownerRefuses'))
      else if (days.word?.kind !== 'yes') found.push(t('noWord'))
      else if (wordEnd && wordEnd < draft.validUntil) found.push(t('wordEnds', { day: dayOf(wordEnd) }))
    }
    const from = venueOf(line)?.priceFromDayCents ?? 0
    if (line.unitCents < from) found.push(t('priceUnder', { amount: amountOf(from) }))
    if (guests !== null && standing > 0 && guests > standing) found.push(t('capacity', { standing, guests }))
    return found
  }
  const most = facts?.budget?.most ?? null
  const overBudget =
    most === null
      ? []
      : totals
          .filter(({ netCents }) => netCents > most)
          .map(({ choice }) => t('budget', { choice: choice ?? 'none', amount: amountOf(most) }))
  const { termsIn } = quote
  const language = languageName(draft.language)
  const termsWarning =
    termsIn.length === 0
      ? t('noTerms')
      : termsIn.includes(draft.language)
        ? undefined
        : t('onlyFrench', { language })
  const quoteWarnings = termsWarning === undefined ? overBudget : [...overBudget, termsWarning]
  return { nameOf, problemOf, takenOf, warningsOf, quoteWarnings }
}
