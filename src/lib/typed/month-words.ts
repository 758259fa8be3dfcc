/** Months and days of the week as they are written in the alphabets of the ten languages, without accents. */

/** Beginnings of the names, January first; `май` without its sign is `маи`. */
const MONTHS = [
  'jan|ene|gen|янв',
  'feb|fev|фев',
  'mar|мар',
  'apr|avr|abr|апр',
  'may|mai|mag|мая|маи',
  'jun|juin|giu|июн',
  'jul|juil|lug|июл',
  'aug|aou|ago|авг',
  'sep|set|сен',
  'oct|okt|ott|out|окт',
  'nov|ноя',
  'dec|dez|dic|дек',
].map((beginnings) => beginnings.split('|'))

/** Words that say nothing about which day it is: of the week, articles, ends of ordinals. */
const NO_MONTH = new Set(
  (
    'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday ' +
    'montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes miercoles jueves viernes sabado domingo ' +
    'lunedi martedi mercoledi giovedi venerdi sabato domenica понедельник вторник среда четверг пятница суббота ' +
    'воскресенье le la the of de den der am el il di do er o st nd rd th г года'
  ).split(' '),
)

/** The month that a word names, 1 to 12; 0 for a word that says nothing, undefined for any other. */
export function monthOf(word: string): number | undefined {
  if (NO_MONTH.has(word)) return 0
  const at = MONTHS.findIndex((beginnings) => beginnings.some((beginning) => word.startsWith(beginning)))
  return at < 0 ? undefined : at + 1
}
