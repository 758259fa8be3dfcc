/** The lines of a technical sheet: on the page and on paper alike. */

import type { useFormatter } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import type { SiteTranslator } from '#/i18n/site-translator.ts'
import type { TechnicalSheet } from './attributes.ts'

/** A line of the sheet: a name and everything that is known under it. */
export interface SheetRow {
  readonly name: string
  readonly values: readonly string[]
}

/** The messages, and the formats of their language. */
interface SheetTexts {
  readonly t: SiteTranslator
  readonly format: ReturnType<typeof useFormatter>
}

type Unit = 'centimeter' | 'kilogram' | 'meter'

/** The lines in the words and units of a language; those without a value are left out. */
export function sheetRows(sheet: TechnicalSheet, { t, format }: SheetTexts): SheetRow[] {
  const measure = (value: number, unit: Unit) =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'short' }).replace(' ', '\u00a0')

  const power = ({ powerKw, powerPhase }: TechnicalSheet) => [
    powerKw !== null && t('venue.sheet.powerValue', { n: powerKw }),
    powerPhase !== null && t(`powerPhase.${powerPhase}`),
  ]
  const goodsDoor = ({ goodsDoorWidthCm: width, goodsDoorHeightCm: height }: TechnicalSheet) => [
    width !== null && t('venue.sheet.wide', { size: measure(width, 'centimeter') }),
    height !== null && t('venue.sheet.high', { size: measure(height, 'centimeter') }),
  ]
  const liftOf = ({ lift: kind, liftLoadKg, liftWidthCm, liftDepthCm }: TechnicalSheet) => [
    kind !== null && t(`lift.${kind}`),
    liftLoadKg !== null && measure(liftLoadKg, 'kilogram'),
    liftWidthCm !== null &&
      liftDepthCm !== null &&
      t('venue.sheet.cabin', {
        width: format.number(liftWidthCm),
        depth: measure(liftDepthCm, 'centimeter'),
      }),
  ]
  const musicOf = ({ musicUntil: hour }: TechnicalSheet) => {
    if (hour === null) return false
    // An hour of 24 is written alike in all ten languages.
    return hour === 'never' || hour === 'always'
      ? t(`musicUntil.${hour}`)
      : t('venue.sheet.musicUntil', { hour })
  }
  const rails = ({ railMetres }: TechnicalSheet) => {
    if (railMetres === null) return false
    return railMetres === 0 ? t('venue.sheet.noRails') : measure(railMetres, 'meter')
  }
  const rows: [string, (string | false)[]][] = [
    [t('venue.sheet.power'), power(sheet)],
    [
      t('venue.sheet.floorLoad'),
      [sheet.floorLoadKgM2 !== null && t('venue.sheet.floorLoadValue', { n: sheet.floorLoadKgM2 })],
    ],
    [
      t('venue.sheet.access'),
      [sheet.accessSteps !== null && t('venue.sheet.steps', { n: sheet.accessSteps })],
    ],
    [t('venue.sheet.goodsDoor'), goodsDoor(sheet)],
    [t('venue.sheet.lift'), liftOf(sheet)],
    [t('venue.sheet.rails'), [rails(sheet)]],
    [t('venue.sheet.music'), [musicOf(sheet)]],
    [t('venue.sheet.caterer'), [sheet.caterer !== null && t(`caterer.${sheet.caterer}`)]],
    [t('venue.sheet.orientation'), [sheet.orientation !== null && t(`orientation.${sheet.orientation}`)]],
  ]
  return rows
    .map(([name, values]) => ({ name, values: values.filter((value) => value !== false) }))
    .filter(({ values }) => values.length > 0)
}

/** The same for paper: each line a label and a value. */
export function sheetPairs(sheet: TechnicalSheet, texts: SheetTexts): { label: string; value: string }[] {
  return sheetRows(sheet, texts).map(({ name, values }) => ({ label: name, value: dotted(values) }))
}
