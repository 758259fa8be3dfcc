/** Invented enquiries in every language, for the previews of mails and for tests. */
import type { Language } from '#/i18n/languages.ts'
import type { ReplyMailPayload } from '#/modules/correspondence/mail/reply-mail.ts'
import type { EnquiryMailData, EnquiryMailPayload, EnquiryMailTemplate, MailVenue } from './enquiry-mail.ts'

/** Fictional person who writes in their language. */
interface DemoPerson {
  readonly fullName: string
  readonly company: string
  readonly jobTitle: string
  readonly duration: string
  readonly message: string
  readonly subject: string
  readonly question: string
  readonly room: string
  readonly description: string
}

const PEOPLE: Record<Language, DemoPerson> = {
  en: {
    fullName: 'Alex Whitcombe',
    company: 'Whitcombe & Daughters',
    jobTitle: 'Head of sales',
    duration: '4 days',
    message:
      'Forty looks, two rails, buyers by appointment.\nWe need daylight and a room that can be closed off for fittings.',
    subject: 'Visit in January',
    question: 'Could we see two galleries in the Marais on the same morning, before our fittings begin?',
    room: 'The Glass Court',
    description:
      'A ground-floor shop with a glass roof, two windows on the street and a courtyard for deliveries.',
  },
  fr: {
    fullName: 'Camille Laurent',
    company: 'Maison Aubrac',
    jobTitle: 'Direction commerciale',
    duration: '4 jours',
    message:
      'Quarante silhouettes, deux portants, des acheteurs sur rendez-vous.\nIl nous faut la lumière du jour et une pièce à l’écart pour les essayages.',
    subject: 'Visite en janvier',
    question: 'Pourrions-nous voir deux galeries du Marais le même matin, avant nos essayages ?',
    room: 'La Cour vitrée',
    description:
      'Une boutique de plain-pied sous verrière, deux vitrines sur rue et une cour pour les livraisons.',
  },
  es: {
    fullName: 'Inés Valcárcel',
    company: 'Taller Valcárcel',
    jobTitle: 'Dirección comercial',
    duration: '4 días',
    message:
      'Cuarenta looks, dos percheros, compradores con cita.\nNecesitamos luz natural y una sala aparte para las pruebas.',
    subject: 'Visita en enero',
    question: '¿Podríamos ver dos galerías de Le Marais la misma mañana, antes de las pruebas?',
    room: 'El Patio de Cristal',
    description: 'Local a pie de calle con lucernario, dos escaparates y un patio para las entregas.',
  },
  it: {
    fullName: 'Noa Bellini',
    company: 'Bellini Sartoria',
    jobTitle: 'Direzione vendite',
    duration: '4 giorni',
    message:
      'Quaranta capi, due stand, buyer su appuntamento.\nCi servono luce naturale e una stanza chiusa per le prove.',
    subject: 'Visita a gennaio',
    question: 'Potremmo vedere due gallerie nel Marais la stessa mattina, prima delle prove?',
    room: 'La Corte di vetro',
    description: 'Negozio a livello strada con lucernario, due vetrine e una corte per le consegne.',
  },
  de: {
    fullName: 'Kim Schönefeld',
    company: 'Schönefeld Strickwaren GmbH',
    jobTitle: 'Vertriebsleitung',
    duration: '4 Tage',
    message:
      'Vierzig Looks, zwei Kleiderstangen, Einkauf nach Termin.\nWir brauchen Tageslicht und einen abgetrennten Raum für Anproben.',
    subject: 'Besichtigung im Januar',
    question: 'Könnten wir zwei Galerien im Marais am selben Vormittag sehen, bevor die Anproben beginnen?',
    room: 'Der Glashof',
    description: 'Ein ebenerdiges Ladenlokal mit Glasdach, zwei Schaufenstern und einem Hof für Lieferungen.',
  },
  ru: {
    fullName: 'Саша Веретенникова',
    company: 'Мануфактура Веретено',
    jobTitle: 'Отдел продаж',
    duration: '4 дня',
    message:
      'Сорок образов, два рейла, байеры по записи.\nНужны дневной свет и отдельная комната для примерок.',
    subject: 'Просмотр в январе',
    question: 'Можно ли посмотреть две галереи в Маре в одно утро, до начала примерок?',
    room: 'Стеклянный двор',
    description: 'Магазин на первом этаже под стеклянной крышей, две витрины и двор для доставки.',
  },
  pt: {
    fullName: 'Dani Azevedo',
    company: 'Ateliê Azevedo',
    jobTitle: 'Direção comercial',
    duration: '4 dias',
    message:
      'Quarenta looks, duas araras, compradores com hora marcada.\nPrecisamos de luz natural e de uma sala fechada para as provas.',
    subject: 'Visita em janeiro',
    question: 'Podemos ver duas galerias no Marais na mesma manhã, antes das provas?',
    room: 'O Pátio de Vidro',
    description: 'Loja térrea com teto envidraçado, duas vitrines e um pátio para entregas.',
  },
  cn: {
    fullName: '林知夏',
    company: '知夏服饰有限公司',
    jobTitle: '销售总监',
    duration: '4天',
    message: '四十套造型，两组衣架，买手预约到访。\n需要自然光，另要一间可以关门的试衣间。',
    subject: '一月看场',
    question: '我们能否在试衣开始之前，同一个上午看玛黑区的两间画廊？',
    room: '玻璃庭院',
    description: '临街店面，玻璃屋顶，两面橱窗，另有院子可供卸货。',
  },
  ja: {
    fullName: '山田 陽',
    company: '山田織物株式会社',
    jobTitle: '営業部',
    duration: '4日間',
    message:
      '40ルック、ラック2台、バイヤーは予約制です。\n自然光が入り、フィッティング用に仕切れる部屋を希望します。',
    subject: '1月の見学について',
    question: 'フィッティングの前、同じ日の午前中にマレ地区のギャラリーを2か所見学できますでしょうか。',
    room: 'ガラスの中庭',
    description: '通りに面した1階の店舗です。ガラス屋根、窓が二つ、搬入用の中庭があります。',
  },
  ko: {
    fullName: '한지우',
    company: '한지우 텍스타일',
    jobTitle: '영업팀',
    duration: '4일',
    message:
      '40개 룩, 행거 두 개, 바이어는 예약제로 진행합니다.\n자연광과 피팅을 위한 분리된 방이 필요합니다.',
    subject: '1월 방문 문의',
    question: '피팅이 시작되기 전, 같은 날 오전에 마레의 갤러리 두 곳을 볼 수 있을까요?',
    room: '유리 안뜰',
    description: '유리 지붕이 있는 1층 매장으로, 거리 쪽 창이 두 개이고 반입용 안뜰이 있습니다.',
  },
}

/** Example mail. */
export interface DemoMail {
  /** Short description of the special case. */
  readonly name: string
  readonly payload: EnquiryMailPayload
}

/** Every template with invented data in a language. */
export function demoMails(language: Language, venues: readonly MailVenue[]): DemoMail[] {
  const person = PEOPLE[language]
  const common = {
    reference: 'Q-26-0042',
    language,
    receivedAt: '2026-11-20T17:30:00.000Z',
    fullName: person.fullName,
    email: 'camille@example.com',
    phone: '+33199001234',
    company: person.company,
  }
  const several: EnquiryMailData = {
    ...common,
    kind: 'quote-venue',
    sourcePage: '/contact-venue',
    jobTitle: person.jobTitle,
    startDate: '2027-03-01',
    duration: person.duration,
    surface: 1200,
    guestCount: '101-200',
    budget: '5000_10000',
    message: person.message,
    venues: [...venues],
    unknownVenues: ['salon-disparu'],
  }
  const quote: EnquiryMailData = {
    ...common,
    kind: 'quote',
    sourcePage: '/contact',
    eventType: 'fashion_show',
    desiredDate: '2027-03-01',
    guestCount: 'over_100',
    budget: 'over_10000',
    preferredLocation: '3',
    message: person.message,
  }
  const visit: EnquiryMailData = {
    ...common,
    kind: 'visit',
    sourcePage: '/contact-venue',
    company: undefined,
    moments: [
      { day: '2027-02-01', time: '14:30' },
      { day: '2027-02-03', time: '10:00' },
    ],
    visitors: 3,
    startDate: '2027-03-01',
    duration: person.duration,
    guestCount: '101-200',
    message: person.message,
    venues: venues.slice(0, 1),
    unknownVenues: [],
  }
  const contact: EnquiryMailData = {
    ...common,
    kind: 'contact',
    sourcePage: '/contact-us',
    phone: undefined,
    company: undefined,
    subject: person.subject,
    message: person.question,
  }
  const proposal: EnquiryMailData = {
    ...common,
    kind: 'proposal',
    sourcePage: '/submit-venue',
    company: undefined,
    venueName: person.room,
    address: '12 rue de l’Exemple, 75003 Paris',
    neighborhood: 'le-marais',
    type: 'showroom',
    surface: 140,
    capacity: 120,
    capacitySeatedDinner: 60,
    priceFromDayCents: 150_000,
    description: person.description,
    photos: [1, 2, 3, 4, 5].map((n) => ({ key: `demo-${n}` })),
  }
  const two = (
    name: string,
    kind: 'quote' | 'visit' | 'contact' | 'proposal',
    data: EnquiryMailData,
    forAgency: Partial<EnquiryMailData> = {},
  ): DemoMail[] =>
    (['acknowledgement', 'notification'] as const).map((half) => ({
      name,
      payload: {
        template: `${kind}-${half}` satisfies EnquiryMailTemplate,
        data: half === 'notification' ? ({ ...data, ...forAgency } as EnquiryMailData) : data,
      },
    }))
  return [
    ...two('several venues', 'quote', several),
    ...two('one venue', 'quote', { ...several, venues: venues.slice(0, 1), unknownVenues: [] }),
    ...two('no venue', 'quote', { ...several, venues: [], unknownVenues: [] }),
    ...two('short form', 'quote', quote),
    ...two('visit', 'visit', visit),
    ...two('message', 'contact', contact, { spamReasons: ['links', 'same-text'] }),
    ...two('proposal', 'proposal', proposal),
  ]
}

/** An answer of the staff, with what one can hold. */
export function demoReply(language: Language, venues: readonly MailVenue[]): ReplyMailPayload {
  const { fullName, subject, message, question } = PEOPLE[language]
  const paragraphs = [message, question].map((text) => ({ kind: 'paragraph' as const, text }))
  return {
    template: 'reply',
    data: {
      reference: 'Q-26-0042',
      language,
      to: { name: fullName, address: 'camille@example.com' },
      cc: ['office@example.com'],
      subject: `${subject} (Q-26-0042)`,
      blocks: [
        ...paragraphs,
        { kind: 'venues', venues: [...venues] },
        { kind: 'prices', prices: venues.map(({ name }) => ({ name, lines: ['4 × 2 400 € = 9 600 €'] })) },
      ],
    },
  }
}
