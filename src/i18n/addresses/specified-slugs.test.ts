/** Every specified slug of a neighbourhood or event (behaviour 9.2), typed by hand. */
import { expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { delocalize } from './delocalize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from './paths.ts'

/** In the specified order; the ids beside them are their meaning (behaviour 1.6). */
const NEIGHBORHOODS: Record<Language, [prefix: string, slugs: string, ids: string]> = {
  en: [
    '/neighborhoods/',
    'bastille invalides le-marais palais-royal champs-elysees bourse-victoire concorde-tuileries vendome-palais-royal opera',
    'bastille invalides le-marais palais-royal champs-elysees bourse-victoire concorde-tuileries vendome-palais-royal opera',
  ],
  fr: [
    '/fr/quartiers/',
    'bastille invalides le-marais palais-royal champs-elysees bourse-victoire concorde-tuileries vendome-palais-royal opera',
    'bastille invalides le-marais palais-royal champs-elysees bourse-victoire concorde-tuileries vendome-palais-royal opera',
  ],
  es: [
    '/es/barrios/',
    'el-marais invalidos bolsa-victoria campos-eliseos concordia-tullerias vendome-palacio-real opera bastille',
    'le-marais invalides bourse-victoire champs-elysees concorde-tuileries vendome-palais-royal opera bastille',
  ],
  it: [
    '/it/quartieri/',
    'bastille invalidi borsa-vittoria champs-elysees concorde-tuileries vendome-palazzo-reale opera marais',
    'bastille invalides bourse-victoire champs-elysees concorde-tuileries vendome-palais-royal opera le-marais',
  ],
  de: [
    '/de/stadtteile/',
    'bastille invalides champs-elysees bourse-victoire concorde-tuileries vendome-palais-royal opera marais',
    'bastille invalides champs-elysees bourse-victoire concorde-tuileries vendome-palais-royal opera le-marais',
  ],
  pt: [
    '/pt/bairros/',
    'invalidos bolsa-vitoria champs-elysees concordia-tulherias vendome-palacio-real opera marais bastille',
    'invalides bourse-victoire champs-elysees concorde-tuileries vendome-palais-royal opera le-marais bastille',
  ],
  ru: [
    '/ru/rayony/',
    'birzha-pobeda konkord-tyuilri elizeyskie-polya vendom-korolevskiy-dvorets mare opera bastille invalidy',
    'bourse-victoire concorde-tuileries champs-elysees vendome-palais-royal le-marais opera bastille invalides',
  ],
  cn: [
    '/cn/qu/',
    'xiangxie-li-she fanggao-wanggong jiaoyisuo-shengli bastille gejuyuan canfeiren xietiao-tuleli malequ',
    'champs-elysees vendome-palais-royal bourse-victoire bastille opera invalides concorde-tuileries le-marais',
  ],
  ja: [
    '/ja/chiiki/',
    'shanzerize vandobu-ookyu burusushorijyo konkurudo-chuiruri opera marais anvarido bastille',
    'champs-elysees vendome-palais-royal bourse-victoire concorde-tuileries opera le-marais invalides bastille',
  ],
  ko: [
    '/ko/jiyeok/',
    'baseutiyeu syangjelije anvalideuseu geolae-seungli bangdom-wanggung kongkoreudeu-tuilleuri opera marais',
    'bastille champs-elysees invalides bourse-victoire vendome-palais-royal concorde-tuileries opera le-marais',
  ],
}

const EVENTS: Record<Language, [prefix: string, slugs: string, ids: string]> = {
  en: [
    '/events/',
    'showroom after-show fashion-show pop-up-stores cocktail-party fitting-preparation',
    'showroom after-show fashion-show pop-up-stores cocktail-party fitting-preparation',
  ],
  fr: [
    '/fr/evenements/',
    'showroom after-show defile-mode pop-up-stores cocktail-party essayage-preparation presentation-collection private-events product-launch',
    'showroom after-show fashion-show pop-up-stores cocktail-party fitting-preparation collection-presentation private-events product-launch',
  ],
  es: [
    '/es/eventos/',
    'showroom after-show coctel-cena desfile-moda tienda-efimera prueba-preparacion',
    'showroom after-show cocktail-party fashion-show pop-up-stores fitting-preparation',
  ],
  it: [
    '/it/eventi/',
    'showroom after-show sfilata-moda cocktail-cena negozio-pop-up prova-preparazione',
    'showroom after-show fashion-show cocktail-party pop-up-stores fitting-preparation',
  ],
  de: [
    '/de/veranstaltungen/',
    'showroom after-show modenschau pop-up-store cocktail-abendessen anprobe-vorbereitung',
    'showroom after-show fashion-show pop-up-stores cocktail-party fitting-preparation',
  ],
  pt: [
    '/pt/eventos/',
    'showroom after-show desfile-moda loja-efemera coquetel-jantar prova-preparacao',
    'showroom after-show fashion-show pop-up-stores cocktail-party fitting-preparation',
  ],
  ru: [
    '/ru/sobytiya/',
    'showroom posle-shou modnoe-shou kokteil-uzhin pop-ap-magazin primerca-podgotovka',
    'showroom after-show fashion-show cocktail-party pop-up-stores fitting-preparation',
  ],
  cn: [
    '/cn/huodong/',
    'showroom after-show kuaishan-dian shizhuang-xiu shichuan-zhunbei jiweijiuhui-wancan',
    'showroom after-show pop-up-stores fashion-show fitting-preparation cocktail-party',
  ],
  ja: [
    '/ja/ibento/',
    'showroom afutah-sho fashion-sho kakuteru-dinah shichaku-junbi poppuappu-sutoa',
    'showroom after-show fashion-show cocktail-party fitting-preparation pop-up-stores',
  ],
  ko: [
    '/ko/ibenteu/',
    'showroom apeuteo-syo paesyeon-syo papeop-seutoa kakteil-yeonsik sisangjeonggom-junbi',
    'showroom after-show fashion-show pop-up-stores cocktail-party fitting-preparation',
  ],
}

const children = [
  ...Object.entries(NEIGHBORHOODS).map((row) => ['neighborhood', ...row] as const),
  ...Object.entries(EVENTS).map((row) => ['event', ...row] as const),
].flatMap(([page, language, [prefix, slugs, ids]]) =>
  slugs.split(' ').map((slug, at) => ({ page, language, form: prefix + slug, id: ids.split(' ')[at] ?? '' })),
)

test.each(children)('$form is the $page $id', ({ page, language, form, id }) => {
  expect(delocalize(form)).toMatchObject({
    page,
    params: { id },
    ui: language,
    canonical: form,
    indexable: true,
  })
})

test('each language spells each neighbourhood and event once', () => {
  for (const [table, ids] of [
    [NEIGHBORHOODS, NEIGHBORHOOD_IDS],
    [EVENTS, EVENT_IDS],
  ] as const) {
    for (const [, slugs, meanings] of Object.values(table)) {
      expect(new Set(slugs.split(' ')).size).toBe(slugs.split(' ').length)
      expect(new Set(meanings.split(' ')).size).toBe(slugs.split(' ').length)
      expect(ids).toEqual(expect.arrayContaining(meanings.split(' ')))
    }
  }
  expect(children.filter(({ page }) => page === 'neighborhood')).toHaveLength(2 * 9 + 8 * 8)
  expect(children.filter(({ page }) => page === 'event')).toHaveLength(9 + 9 * 6)
})
