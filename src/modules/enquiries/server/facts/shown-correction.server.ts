/** A correction in the words of the screen. */
import type { z } from 'zod'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { isLanguage, LANGUAGES } from '#/i18n/languages.ts'
import type { FactChangeView } from '../../model/enquiry-view.ts'
import { factFields, keptFact, LANGUAGE_FACT, VENUES_FACT, venueSlugs } from '../../model/fact-fields.ts'
import type { EnquiryKind } from '../../model/kinds.ts'
import { shownValue } from './enquiry-facts.server.ts'
import type { storedCorrection } from './revert-facts.server.ts'

/** The facts of a correction, each before and after, in the order of the sheet. */
export function shownCorrection(
  kind: EnquiryKind,
  { before, after, venueNames = {} }: z.output<typeof storedCorrection>,
  screen: AdminLanguage,
): FactChangeView[] {
  const own = factFields(kind)
    .filter(({ name }) => name in after)
    .map(({ name, field, label }) => {
      const shown = (typed = '') => shownValue(field, keptFact(field, typed) ?? null, screen) ?? ''
      return { label, from: shown(before[name]), to: shown(after[name]) }
    })
  const venues = (typed = '') =>
    venueSlugs(typed)
      .map((slug) => venueNames[slug] ?? slug)
      .join(', ')
  const named = (code = '') => languageName(code, screen)
  return [
    ...own,
    ...(LANGUAGE_FACT in after
      ? [
          {
            label: LANGUAGE_FACT,
            from: named(before[LANGUAGE_FACT]),
            to: named(after[LANGUAGE_FACT]),
          } as const,
        ]
      : []),
    ...(VENUES_FACT in after
      ? [{ label: VENUES_FACT, from: venues(before[VENUES_FACT]), to: venues(after[VENUES_FACT]) } as const]
      : []),
  ]
}

/** `japonais`; without the country, since only one Chinese is offered. */
function languageName(code: string, screen: AdminLanguage): string {
  if (!isLanguage(code)) return code
  const plain = new Intl.Locale(LANGUAGES[code].tag).language
  return new Intl.DisplayNames(screen, { type: 'language' }).of(plain) ?? code
}
