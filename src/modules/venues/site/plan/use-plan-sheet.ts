import { useMemo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { type DrawnSheet, sheetOf } from '../../model/plan/drawn-sheet.ts'
import { boundsOf } from '../../model/plan/geometry.ts'
import type { VenuePlan } from '../../model/plan/plan.ts'
import { metresIn } from '../../model/plan-words.ts'

/** A drawing is about this wide and high on a page, in pixels: its letters are about 12 px high there. */
const [PAGE_WIDTH, PAGE_HEIGHT, LETTER] = [660, 520, 13]

/** Letters of a drawing on a phone, as a part of those on a wide screen (`plan.css`). */
const PHONE_LETTER = 1.5

/**
 * What surrounds a plan on a page, and the height of its letters, in centimetres of the room.
 * @param isBare it is drawn without words: nothing surrounds it
 */
export function usePlanSheet(
  plan: VenuePlan,
  isBare: boolean,
): { readonly sheet?: DrawnSheet; readonly letter: number } {
  const t = useTranslations('plan')
  const format = useFormatter()
  const language = useLanguage()
  return useMemo(() => {
    const words = {
      room: (kind: Parameters<Words['room']>[0]) => t(`room.${kind}`),
      area: (squareMetres: number) => formatArea(squareMetres, language),
      door: (kind: Parameters<Words['door']>[0]) => t(`door.${kind}`),
      metres: (metres: number, decimals?: number) => metresIn(format, metres, decimals),
      north: t('north'),
    }
    const letterFor = (width: number, height: number) =>
      Math.round(LETTER * Math.max(width / PAGE_WIDTH, height / PAGE_HEIGHT))
    const [, , width, depth] = boundsOf(plan.outline)
    const first = letterFor(width * 100 + 290, depth * 100 + 350)
    if (isBare) return { letter: first }
    // Larger letters need more room around the plan, and what is around it makes letters smaller: once more is near enough.
    const [, , wide, high] = sheetOf(plan, words, first, PHONE_LETTER).view
    const letter = letterFor(wide, high)
    return { sheet: sheetOf(plan, words, letter, PHONE_LETTER), letter }
  }, [plan, isBare, t, format, language])
}

type Words = Parameters<typeof sheetOf>[1]
