import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { formatDate, formatPrice } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { AskedRange } from '../../model/asked-ranges.ts'
import type { EnquiryFlag } from '../../model/enquiry-flags.ts'

/** The text of a flag: what it is, and its figures. */
export interface FlagText {
  readonly title: string
  readonly text: string
}

/** Text of a flag. @param written language of the enquiry */
export function useFlagText(written: Language): (flag: EnquiryFlag) => FlagText {
  const t = useTranslations('admin.flags')
  const hire = useTranslations('admin.hire')
  const weeks = useTranslations('dates.week')
  const format = useFormatter()
  const locale = useLocale()
  const language = useScreenLanguage()
  const languageName = useLanguageName()
  const price = (cents: number) => formatPrice(cents, language)
  const days = (n: number) => hire('days', { n })
  const day = (iso: string) => formatDate(iso, language)
  const guestsText = ({ least, most }: AskedRange) => {
    if (most === null) return t('guestsFrom', { least })
    return least > 1 ? t('guests', { least, most }) : t('guestsUpTo', { most })
  }
  const listed = (texts: readonly string[]) => format.list(texts)
  const textOf = (flag: EnquiryFlag): string => {
    switch (flag.id) {
      case 'taken':
      case 'alsoAsked':
        return listed(
          flag.venues.map(({ name, references }) =>
            t('bookedVenue', { name, references: listed(references) }),
          ),
        )
      case 'budget':
        return t('budgetText', {
          most: price(flag.most),
          venues: listed(
            flag.venues.map(({ name, days: n, cents }) =>
              t('budgetVenue', { name, days: days(n), price: price(cents) }),
            ),
          ),
        })
      case 'tooMany':
      case 'tooFew':
        return t('guestsText', {
          guests: guestsText(flag.guests),
          venues: listed(
            flag.venues.map(({ name, capacity }) =>
              capacity === 0 ? t('guestsNone', { name }) : t('guestsVenue', { name, capacity }),
            ),
          ),
        })
      case 'minimum':
        return t('minimumText', {
          days: days(flag.asked),
          venues: listed(flag.venues.map(({ name, days: n }) => t('minimumVenue', { name, days: days(n) }))),
        })
      case 'past':
      case 'far':
        return t('dayText', { day: day(flag.day) })
      case 'fashionWeek':
        return t('fashionWeekText', {
          week: weeks(flag.week.id),
          from: day(flag.week.from),
          to: day(flag.week.to),
          confirmed: flag.week.confirmed ? 'yes' : 'no',
        })
      case 'partOfDay':
        return t('partOfDayText', { typed: flag.typed, days: days(flag.days) })
      case 'phone':
        return t('phoneText', {
          country: new Intl.DisplayNames(locale, { type: 'region' }).of(flag.country) ?? flag.country,
          language: languageName(written),
        })
      case 'address':
        return t('addressText', { domain: flag.domain, company: flag.company })
      case 'sameDays':
        return t('sameDaysText', { fullName: flag.fullName })
    }
  }
  return (flag) => ({ title: t(flag.id), text: textOf(flag) })
}
