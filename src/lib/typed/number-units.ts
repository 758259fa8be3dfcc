/** What people write behind a number in the ten languages. */
import { plainLine } from './plain-line.ts'

/** What a number counts. */
export type NumberUnit =
  | 'squareMetres'
  | 'metres'
  | 'centimetres'
  | 'kilowatts'
  | 'kilograms'
  | 'kilogramsPerSquareMetre'
  | 'days'
  | 'guests'

const WORDS: Readonly<Record<NumberUnit, string>> = {
  squareMetres:
    'm2|m^2|м2|m|м|sqm|sq m|sq. m|sq.m|sq metres|sq meters|square metres|square meters|qm|mq|quadratmeter|m carrés|mètres carrés|metros cuadrados|metros quadrados|metri quadri|кв. м|кв.м|кв м|平方米|平米|평방미터|제곱미터',
  metres: 'm|м|metre|metres|meter|meters|mètre|mètres|metro|metros|metri|метр|метра|метров|米|メートル|미터',
  centimetres: 'cm|см|centimetres|centimeters|centimètres|zentimeter|厘米|センチ|센티미터',
  kilowatts: 'kw|квт|kilowatt|kilowatts',
  kilograms: 'kg|кг|kilo|kilos|公斤|キロ',
  kilogramsPerSquareMetre: 'kg/m2|кг/м2|kg/m',
  days: 'd|day|days|j|jour|jours|tag|tage|tagen|día|días|dia|dias|gg|giorno|giorni|день|дня|дней|天|日|日間|일|일간',
  guests:
    'guest|guests|people|person|persons|pax|pers|pers.|personne|personnes|invité|invités|gast|gäste|personen|persona|personas|invitados|persone|ospiti|pessoas|convidados|человек|чел|чел.|гостей|人|名|位|명|명분',
}

/** The words of a unit, the longest first. */
export function unitWords(unit: NumberUnit): readonly (readonly [text: string, unit: NumberUnit])[] {
  return WORDS[unit]
    .split('|')
    .map((word) => [plainLine(word), unit] as const)
    .sort(([one], [other]) => other.length - one.length)
}
