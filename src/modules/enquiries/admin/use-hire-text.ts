import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { StayPrice } from '#/modules/venues/model/hire.ts'

/** The days of a hire as text. */
export interface HireText {
  /** `14 days (minimum hire; 2 asked for)`. */
  readonly days: string
  /** `2 days: €1,900`; absent where the days asked for are charged. */
  readonly asked: string | undefined
}

/** The text of what is charged, and beside the minimum hire what was asked for. */
export function useHireText(): (stay: StayPrice) => HireText {
  const t = useTranslations('admin.hire')
  const language = useScreenLanguage()
  return ({ days: charged, minimum, asked }) => {
    const days = t('days', { n: charged })
    if (!minimum) return { days, asked: undefined }
    if (asked.days === 0) return { days: t('minimumOnly', { days }), asked: undefined }
    return {
      days: t('minimum', { days, asked: asked.days }),
      asked: t('asked', {
        days: t('days', { n: asked.days }),
        price: formatPrice(asked.cents, language),
      }),
    }
  }
}
