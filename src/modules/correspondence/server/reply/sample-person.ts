/** An invented person in every language, for the preview of templates. */
import type { Language } from '#/i18n/languages.ts'

/** Who asks, and what the agency answers freely. */
interface SamplePerson {
  readonly name: string
  readonly company: string
  readonly answer: string
}

/** By language. */
export const SAMPLE_PEOPLE: Readonly<Record<Language, SamplePerson>> = {
  en: {
    name: 'Alex Whitcombe',
    company: 'Whitcombe & Daughters',
    answer: 'Both galleries can be seen on the same morning, from 9:30 am.',
  },
  fr: {
    name: 'Camille Laurent',
    company: 'Maison Aubrac',
    answer: 'Les deux galeries se visitent le même matin, à partir de 9 h 30.',
  },
  es: {
    name: 'Inés Valcárcel',
    company: 'Taller Valcárcel',
    answer: 'Las dos galerías se pueden visitar la misma mañana, a partir de las 9:30.',
  },
  it: {
    name: 'Noa Bellini',
    company: 'Bellini Sartoria',
    answer: 'Le due gallerie si possono visitare la stessa mattina, dalle 9:30.',
  },
  de: {
    name: 'Kim Schönefeld',
    company: 'Schönefeld Strickwaren GmbH',
    answer: 'Beide Galerien lassen sich am selben Vormittag besichtigen, ab 9:30 Uhr.',
  },
  ru: {
    name: 'Анна Лебедева',
    company: 'Лебедева и дочери',
    answer: 'Обе галереи можно посмотреть в одно утро, начиная с 9:30.',
  },
  pt: {
    name: 'Marina Valadares',
    company: 'Ateliê Valadares',
    answer: 'As duas galerias podem ser visitadas na mesma manhã, a partir das 9h30.',
  },
  cn: {
    name: '林若溪',
    company: '若溪服饰',
    answer: '两家画廊可以在同一天上午参观，9:30开始。',
  },
  ja: {
    name: '黒田 遥',
    company: '株式会社黒田',
    answer: '両ギャラリーとも、同じ日の午前9時30分からご見学いただけます。',
  },
  ko: {
    name: '한지우',
    company: '지우 스튜디오',
    answer: '두 갤러리 모두 같은 날 오전 9시 30분부터 둘러보실 수 있습니다.',
  },
}
