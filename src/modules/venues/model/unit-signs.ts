import type { UnitName } from './attribute-kinds.ts'

/** What is behind a number in its unit; days are a word. */
export const UNIT_SIGNS: Readonly<Record<Exclude<UnitName, 'days'>, string>> = {
  ...{ squareMetres: 'm²', metres: 'm', centimetres: 'cm', euros: '€' },
  ...{ kilowatts: 'kW', kilograms: 'kg', kilogramsPerSquareMetre: 'kg/m²' },
}
