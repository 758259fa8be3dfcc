import { useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { type PageSheet, pageSheet, roomLetters } from '../../model/plan/page-sheet.ts'
import type { VenuePlan } from '../../model/plan/plan.ts'
import { metresIn } from '../../model/plan-words.ts'

/**
 * What surrounds a plan on a page, and the height of its letters, in centimetres of the room.
 * @param isBare it is drawn without words: nothing surrounds it
 */
export function usePlanSheet(
  plan: VenuePlan,
  isBare: boolean,
): Pick<PageSheet, 'letter'> & Partial<PageSheet> {
  const t = useTranslations('plan')
  const format = useFormatter()
  const language = useLanguage()
  return useMemo(
    () =>
      isBare
        ? roomLetters(plan)
        : pageSheet(plan, {
            room: (kind) => t(`room.${kind}`),
            area: (squareMetres) => formatArea(squareMetres, language),
            door: (kind) => t(`door.${kind}`),
            metres: (metres, decimals) => metresIn(format, metres, decimals),
            north: t('north'),
          }),
    [plan, isBare, t, format, language],
  )
}
