/** Words of durations in the ten languages: numbers and units. */

const NUMBERS: Readonly<Record<string, string>> = {
  1: 'one un une uno una um uma ein eine einen einem einer один одна одно одну одни',
  1.5: 'anderthalb eineinhalb полтора полторы полутора',
  2: 'two deux dos due dois duas zwei два две двое couple par paar пара пару',
  2.5: 'zweieinhalb',
  3: 'three trois tres tre três drei три трое',
  4: 'four quatre cuatro quattro quatro vier четыре четверо',
  5: 'five cinq cinco cinque fünf пять пятеро',
  6: 'six seis sei sechs шесть',
  7: 'seven sept siete sette sete sieben семь',
  8: 'eight huit ocho otto oito acht восемь',
  9: 'nine neuf nueve nove neun девять',
  10: 'ten dix dizaine diez dieci dez zehn десять decina',
  11: 'eleven onze once undici elf одиннадцать',
  12: 'twelve douze doce dodici doze zwölf двенадцать',
  14: 'fourteen quatorze catorce quattordici vierzehn четырнадцать',
  15: 'fifteen quinze quince quindici fünfzehn пятнадцать',
  16: 'sixteen seize dieciséis sedici dezesseis sechzehn шестнадцать',
  17: 'seventeen diecisiete diciassette dezessete siebzehn семнадцать',
  18: 'eighteen dieciocho diciotto dezoito achtzehn восемнадцать',
  19: 'nineteen diecinueve diciannove dezenove neunzehn девятнадцать',
  20: 'twenty vingt veinte venti vinte zwanzig двадцать',
  21: 'veintiún veintiuno ventuno einundzwanzig',
  30: 'thirty trente treinta trenta trinta dreißig тридцать',
  40: 'forty quarante cuarenta quaranta quarenta vierzig сорок',
  60: 'sixty soixante sesenta sessanta sessenta sechzig шестьдесят',
}

/** Numbers as words of alphabets. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries(NUMBERS).flatMap(([value, words]) =>
    words.split(' ').map((word) => [word, Number(value)] as const),
  ),
)

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Articles, which are no numbers beside a half. */
export const ARTICLES = wordsOf('a an un une uno una um uma ein eine einen einem einer')

/** A half. */
export const HALVES = wordsOf(
  'half demi demie halb halbe halben halber halbes medio media mezzo mezza meio meia половина половиной 半 반',
)

/** Words between a number and its unit, or between a unit and its half. */
export const CONNECTORS = wordsOf(
  'and of et de d y e und с и full whole entire pleine pleines ganze ganzen volle полных целых',
)

/** Words before one of something without a number: the whole week, toute la journée, этот вечер. */
export const BEFORE_ONE = wordsOf(
  'the all full whole entire this la le l ce cette tout toute der die das den am ganzer ganze ganzen el todo toda este esta il lo ' +
    'tutta tutto questo questa o на за весь вся всю этот эту',
)

/** One of something without a number, as the whole text. */
export const ALONE = wordsOf(
  'day week month fortnight night overnight evening afternoon quinzaine quinzena quincena 저녁 밤 weekend jour journée semaine soir soirée nuit tag woche monat abend nacht día noche ' +
    'semana giorno giornata settimana sera serata notte mese dia noite mês день неделя неделю месяц вечер ночь сутки',
)

/** Their lengths in days. An evening or a night counts as a day, unless days are named beside it. */
interface Unit {
  readonly name: RegExp
  readonly days: number
  readonly isNight?: boolean
}

/** Units in the order in which a word is compared with them. */
export const UNITS: readonly Unit[] = [
  { name: /^(?:weekends?|wochenenden?|выходн|周末|週末|주말)/u, days: 2 },
  { name: /^(?:fortnights?)$/u, days: 14 },
  { name: /^(?:quinzaines?|quincenas?|quinzenas?)$/u, days: 15 },
  {
    name: /^(?:(?:months?|mois|mes|meses|mese|mesi|mês|monate?n?|месяц\p{L}*)$|个月|個月|[かヶケカヵ]月|개월|달)/u,
    days: 30,
  },
  {
    name: /^(?:(?:weeks?|wks?|w|sem|semaines?|semanas?|settiman[ae]|wochen?|нед|недел\p{L}*)$|周|星期|礼拜|週|주)/u,
    days: 7,
  },
  {
    name: /^(?:(?:hours?|hrs?|h|heures?|horas?|or[ae]|stunden?|час|часа|часов)$|小时|小時|時間|시간)/u,
    days: 1 / 24,
  },
  {
    name: /^(?:(?:nights?|overnight|evenings?|nuits?|soirs?|soirées?|abende?n?|nacht|nächte|noches?|ser[ae]|serat[ae]|nott[ei]|noites?|вечер\p{L}*|ноч\p{L}*)$|晚|夜|晩|泊|저녁|밤|박)/u,
    days: 1,
    isNight: true,
  },
  {
    name: /^(?:(?:days?|d|jours?|jrs?|journées?|j|d[ií]as?|giorn[oi]|giornat[ae]|gg|tage?n?|день|дня|дней|дн|суток|сутки|afternoons?|mornings?|midi|tardes?|pomerigg\p{L}*)$|天|日|일)/u,
    days: 1,
  },
]
