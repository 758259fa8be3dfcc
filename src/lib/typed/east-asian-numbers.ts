/** Numbers that Chinese, Japanese and Korean write as words, turned into digits. */

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 兩: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  ...{ 일: 1, 이: 2, 삼: 3, 사: 4, 오: 5, 육: 6, 칠: 7, 팔: 8, 구: 9 },
}

/** Korean days have names of their own. */
const KOREAN_DAYS: ReadonlyArray<readonly [string, string]> = [
  ...([
    ['하룻밤', '1일'],
    ['하루', '1일'],
    ['이틀', '2일'],
    ['사흘', '3일'],
    ['나흘', '4일'],
  ] as const),
  ...([
    ['닷새', '5일'],
    ['엿새', '6일'],
    ['이레', '7일'],
    ['여드레', '8일'],
    ['아흐레', '9일'],
  ] as const),
  ...([
    ['열흘', '10일'],
    ['보름', '15일'],
    ['반나절', '0.5일'],
    ['반일', '0.5일'],
  ] as const),
]

/** Korean numbers before a unit that is counted. */
const KOREAN_COUNTS: Readonly<Record<string, number>> = {
  ...{ 한: 1, 두: 2, 세: 3, 석: 3, 네: 4, 넉: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9, 열: 10 },
}

/**
 * Write the numbers of a duration as digits: “三日間” is “3日間”, “일주일” is “1주일”. Days of the calendar (3月1日) are taken
 * out, since they are no lengths.
 */
export function withDigits(text: string): string {
  const named = KOREAN_DAYS.reduce((plain, [name, days]) => plain.replaceAll(name, days), text)
  return named
    .replace(
      /(?<![\p{L}\d])(한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열)(?=\s?(?:주|달|개월|밤|시간))/gu,
      (word) => String(KOREAN_COUNTS[word]),
    )
    .replace(/(?<![\p{L}\d])(?:십[일이]?|[일이삼사오육칠팔구])(?=\s?(?:주|개월|일|박))/gu, tens)
    .replace(/ひと(?=晩|月)/gu, '1')
    .replace(/ふた(?=晩|月)/gu, '2')
    .replace(/[一二两兩三四五六七八九十]{1,3}/gu, tens)
    .replace(/(\d)[个個](?=[晚夜天星礼周])/gu, '$1')
    .replace(/\d{1,2}[月월]\s?\d{1,2}[日일号](?!間|간)/gu, ' ')
    .replace(/(\d)[个個かヶ]半/gu, '$1.5个')
    .replace(/半(?=[天日个個か周週])/gu, '0.5')
    .replace(/半/gu, ' 半 ')
    .replace(/반(?!\p{L})/gu, ' 반 ')
}

/** 十二 is 12, 二十 is 20, 三 is 3; the same with Korean digits. */
function tens(word: string): string {
  const [before = '', after] = word.split(/[十십]/u)
  if (after === undefined) return String(DIGITS[before] ?? word)
  return String((DIGITS[before] ?? 1) * 10 + (DIGITS[after] ?? 0))
}
