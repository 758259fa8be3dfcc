/** What people write around an amount of money in the ten languages. */
import { plainLine } from './plain-line.ts'

/** What a word around an amount says. */
export type AmountWord = 'euros' | 'excl' | 'incl' | 'perDay'

const VAT = 'vat|tva|iva|mwst|mwst.|ust|ust.|ндс'.split('|')

/** `…` stands for the name of the tax. */
const TAX = {
  excl: '+…|+ …|plus …|zzgl …|zzgl. …|ohne …|exkl …|exkl. …|excl …|excl. …|excluding …|ex …|ex. …|… excl|… excl.|… excluded|hors …|h…|sin …|sem …|senza …|… esclusa|… escl.|… no incluido|… aparte|… nao incluido|без …',
  incl: 'incl …|incl. …|including …|inc …|inc. …|inkl …|inkl. …|with …|mit …|avec …|… incl|… incl.|… included|… inclus|… incluse|… comprise|con …|com …|… incluido|… inclusa|… incl|… compresa|… incluida|с …|вкл. …|включая …',
}

const WORDS: Readonly<Record<AmountWord, string>> = {
  euros: '€|eur|euro|euros|евро|欧元|歐元|ユーロ|유로',
  excl: 'ht|h.t.|h.t|hors taxe|hors taxes|net|netto|before tax|税别|不含税|未税|税抜|税抜き|税別|부가세 별도|부가세별도|vat 별도',
  incl: 'ttc|t.t.c.|t.t.c|tvac|toutes taxes comprises|gross|brutto|含税|税込|税込み|부가세 포함|부가세포함|vat 포함',
  perDay:
    'per day|a day|each day|daily|par jour|par journée|la journée|le jour|al día|por día|diarios|al giorno|giornalieri|pro tag|am tag|je tag|täglich|в день|за день|в сутки|за сутки|ao dia|por dia|diária|每天|一天|每日|毎日|一日|日額|1日あたり|하루|하루에|일당',
}

const DAYS =
  'jour|jours|j|j.|journée|day|days|d|día|giorno|gg|tag|день|сутки|дн|дн.|天|日|일|1日|1일|一日|一天|하루'

const written = (words: string, word: AmountWord) =>
  words.split('|').map((text) => [plainLine(text), word] as const)

const taxed = (word: 'excl' | 'incl') => VAT.flatMap((name) => written(TAX[word].replaceAll('…', name), word))

const PLAIN = [
  ...(['euros', 'excl', 'incl', 'perDay'] as const).flatMap((word) => written(WORDS[word], word)),
  ...taxed('excl'),
  ...taxed('incl'),
  ...DAYS.split('|').flatMap((day) => written(`/${day}|/ ${day}`, 'perDay')),
]

/** Each with and without brackets, the longest first: `/jours` is more than `/j`. */
export const AMOUNT_WORDS: readonly (readonly [text: string, word: AmountWord])[] = [
  ...PLAIN,
  ...PLAIN.map(([text, word]) => [`(${text})`, word] as const),
].sort(([one], [other]) => other.length - one.length)

/** Currencies that are not the euro: an amount in them is asked about, never converted. */
export const OTHER_MONEY: readonly string[] =
  '$|£|¥|₽|₩|円|元|원|엔|달러|美元|руб|рублей|доллар|долларов|фунт|usd|gbp|chf|jpy|cny|rmb|krw|rub|brl|cad|fr|fr.|frs|sfr|francs|franken|dollar|dollars|dólares|dollari|pounds|livres|yen|yens|yuan|reais|won'
    .split('|')
    .map(plainLine)
