import { useFormatter, useTranslations } from 'use-intl'
import type { TechnicalSheet } from '../../model/attributes.ts'

/** A line of the sheet: a name and everything that is known under it. */
export interface SheetRow {
  readonly name: string
  readonly values: readonly string[]
}

type Unit = 'centimeter' | 'kilogram' | 'meter'

/** Gives the lines of a technical sheet, in the words and units of the page; those without a value are left out. */
export function useSheetRows(): (sheet: TechnicalSheet) => SheetRow[] {
  const t = useTranslations('venue.sheet')
  const phase = useTranslations('powerPhase')
  const lift = useTranslations('lift')
  const music = useTranslations('musicUntil')
  const caterer = useTranslations('caterer')
  const orientation = useTranslations('orientation')
  const format = useFormatter()
  const measure = (value: number, unit: Unit) =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'short' }).replace(' ', '\u00a0')

  const power = ({ powerKw, powerPhase }: TechnicalSheet) => [
    powerKw !== null && t('powerValue', { n: powerKw }),
    powerPhase !== null && phase(powerPhase),
  ]
  const goodsDoor = ({ goodsDoorWidthCm: width, goodsDoorHeightCm: height }: TechnicalSheet) => [
    width !== null && t('wide', { size: measure(width, 'centimeter') }),
    height !== null && t('high', { size: measure(height, 'centimeter') }),
  ]
  const liftOf = ({ lift: kind, liftLoadKg, liftWidthCm, liftDepthCm }: TechnicalSheet) => [
    kind !== null && lift(kind),
    liftLoadKg !== null && measure(liftLoadKg, 'kilogram'),
    liftWidthCm !== null &&
      liftDepthCm !== null &&
      t('cabin', { width: format.number(liftWidthCm), depth: measure(liftDepthCm, 'centimeter') }),
  ]
  const musicOf = ({ musicUntil: hour }: TechnicalSheet) => {
    if (hour === null) return false
    // An hour of 24 is written alike in all ten languages.
    return hour === 'never' || hour === 'always' ? music(hour) : t('musicUntil', { hour })
  }
  const rails = ({ railMetres }: TechnicalSheet) => {
    if (railMetres === null) return false
    return railMetres === 0 ? t('noRails') : measure(railMetres, 'meter')
  }
  return (sheet) => {
    const rows: [string, (string | false)[]][] = [
      [t('power'), power(sheet)],
      [t('floorLoad'), [sheet.floorLoadKgM2 !== null && t('floorLoadValue', { n: sheet.floorLoadKgM2 })]],
      [t('access'), [sheet.accessSteps !== null && t('steps', { n: sheet.accessSteps })]],
      [t('goodsDoor'), goodsDoor(sheet)],
      [t('lift'), liftOf(sheet)],
      [t('rails'), [rails(sheet)]],
      [t('music'), [musicOf(sheet)]],
      [t('caterer'), [sheet.caterer !== null && caterer(sheet.caterer)]],
      [t('orientation'), [sheet.orientation !== null && orientation(sheet.orientation)]],
    ]
    return rows
      .map(([name, values]) => ({ name, values: values.filter((value) => value !== false) }))
      .filter(({ values }) => values.length > 0)
  }
}
