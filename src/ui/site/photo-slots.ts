/*
 * Slots of the photographs, as wide as the style sheets draw them. `tests/browser/pictures.spec.ts` compares
 * them with the rendered pages.
 */

/** A place for a photograph. */
export interface PhotoSlot {
  /** The width in CSS pixels, in the syntax of the `sizes` attribute. */
  readonly sizes: string
  /** The widest useful file, in image pixels. */
  readonly upTo: number
}

/** The page's column below 768 px and above it: `.wrap` in `layout.css`. */
const PHONE_PAGE = 'min(90.8vw, 100vw - 40px)'
const PAGE = '(min-width: 1584px) 1440px, 90.8vw'
/** Seven and four columns of twelve; two of two. */
const SEVEN = '(min-width: 1600px) 827px, 52.2vw'
const FOUR = '(min-width: 1600px) 459px, 29vw'
const HALF = '44.4vw'
const FOUR_FROM_1024 = `(min-width: 1600px) 459px, (min-width: 1024px) 29vw, ${HALF}`
const SEVEN_FROM_1024 = '(min-width: 1600px) 827px, (min-width: 1024px) 52.2vw, 90.8vw'

/**
 * A slot with one width on phones and others above. Phones of density 3 get the files of density 2: the
 * difference is invisible at arm's length, and it is half the bytes.
 */
function slot(phone: string, wide: string, upTo: number): PhotoSlot {
  const phones = '(max-width: 767px)'
  return {
    sizes: `${phones} and (min-resolution: 2.5dppx) calc(${phone} * 2 / 3), ${phones} ${phone}, ${wide}`,
    upTo,
  }
}

/** Every slot of the public site. */
export const SLOTS = {
  /**
   * The right half of the hero of the home page from 768 px on; as high as in `hero.css`, so that the picture, which is 3:2,
   * fills low windows and tall ones.
   */
  hero: slot('100vw', 'max(53vw, min(102vh, 1140px))', 1536),
  /** The first card of the home page's grid. */
  wallFirst: slot('100vw', SEVEN, 1536),
  /** A card where three are beside each other from 768 px on. */
  three: slot(PHONE_PAGE, FOUR, 1024),
  /** Three from 1024 px on, two from 768 px. */
  threeOrTwo: slot(PHONE_PAGE, FOUR_FROM_1024, 1024),
  /** Three from 1280 px on, two from 768 px. */
  favorites: slot(PHONE_PAGE, `(min-width: 1600px) 459px, (min-width: 1280px) 29vw, ${HALF}`, 1024),
  /** Above a column of the comparison: at most 344 px wide, two of them on phones. */
  compared: slot(HALF, '344px', 1024),
  /** Of an alternative in a quote: as wide as the page, or half of it from 1024 px on. */
  quoted: slot(PHONE_PAGE, `(min-width: 1024px) ${HALF}, 90.8vw`, 1024),
  /** Beside what is known and said of a venue in a shared list: five columns of twelve from 1024 px on. */
  shared: slot(PHONE_PAGE, '(min-width: 1600px) 580px, (min-width: 1024px) 36.5vw, 90.8vw', 1536),
  /** Half a column of the comparison. */
  thumbnail: { sizes: '(max-width: 767px) 22vw, 160px', upTo: 640 },
  /** Among the venues seen lately. */
  recent: { sizes: '(max-width: 767px) 44vw, 240px', upTo: 640 },
  /** Beside the filters: `.listing` in `venue-list.css`; from 1784 px on four of 300 px or more. */
  list: slot(
    PHONE_PAGE,
    `(min-width: 1600px) min(26vw - 67px, 415px), (min-width: 1280px) calc(27.5vw - 88px), (min-width: 1024px) calc(42.2vw - 132px), ${HALF}`,
    1024,
  ),
  /** The first of few results, beside its words. */
  listFirst: slot(
    PHONE_PAGE,
    `(min-width: 1600px) min(50vw - 260px, 862px), (min-width: 1024px) calc(42.2vw - 132px), ${HALF}`,
    1024,
  ),
  /**
   * Six upright ones beside each other, three below 1280 px; on phones squares. As wide as the uncropped
   * picture is drawn.
   */
  strip: slot('132px', '(min-width: 1600px) 402px, (min-width: 1280px) 25.3vw, 29vw', 1024),
  /** Upright beside the title of an event, as wide as the uncropped picture is drawn; below 1024 px as wide as the window. */
  openingUpright: slot('100vw', '(min-width: 1600px) 1090px, (min-width: 1024px) 68.8vw, 100vw', 1536),
  /** Eight columns of the agency's pages, and the square of four beside them. */
  openingLarge: slot('100vw', '(min-width: 1600px) 949px, (min-width: 1024px) 60vw, 100vw', 1536),
  openingSmall: slot('1px', '(min-width: 1600px) 688px, (min-width: 1024px) 43.5vw, 1px', 1024),
  /** Ten columns above an article. */
  openingArticle: slot('100vw', '(min-width: 1600px) 1195px, (min-width: 1024px) 75.4vw, 100vw', 1536),
  /** In a long text: upright in five columns and two thirds of the page, both to the edge of the window; five and three columns; `essay.css`. */
  essayTall: slot(
    'calc(112vw - 15px)',
    '(min-width: 1600px) calc(93.75vw - 260px), (min-width: 1024px) 77.4vw, 109vw',
    1536,
  ),
  essayWide: slot('100vw', '(min-width: 1600px) calc(50vw + 229px), (min-width: 1024px) 64.5vw, 100vw', 1536),
  essayFive: slot(PHONE_PAGE, '(min-width: 1600px) 581px, (min-width: 1024px) 36.7vw, 90.8vw', 1024),
  /** Upright in five columns, and below 1024 px as wide as the page: as wide as the uncropped picture is drawn. */
  essayFiveTall: slot(
    'min(170vw, 187.5vw - 75px)',
    '(min-width: 1600px) 1090px, (min-width: 1024px) 68.8vw, 170vw',
    1536,
  ),
  essayThree: slot(PHONE_PAGE, '(min-width: 1600px) 630px, (min-width: 1024px) 39.8vw, 90.8vw', 1024),
  /** In a long text: as wide as the page, and eight columns of it. */
  essayBand: slot(PHONE_PAGE, PAGE, 1536),
  essayEight: slot(PHONE_PAGE, '(min-width: 1600px) 949px, (min-width: 1024px) 60vw, 90.8vw', 1536),
  /** Related articles, three beside each other; a small picture beside each title on phones. */
  related: slot('112px', '(min-width: 1600px) 459px, 29vw', 1024),
  /** The newest article, and the others beside it. */
  blogFirst: slot(PHONE_PAGE, SEVEN_FROM_1024, 1536),
  blog: slot(PHONE_PAGE, FOUR_FROM_1024, 1024),
  /** The blog's list: two beside each other from 1024 px on, the newest in seven columns. */
  postFirst: slot(PHONE_PAGE, '(min-width: 1600px) 803px, (min-width: 1024px) 50.4vw, 29vw', 1536),
  post: slot(PHONE_PAGE, '(min-width: 1600px) 704px, (min-width: 1024px) 44.4vw, 29vw', 1024),
  /**
   * The tiles of a venue's page: the first of one, of two or three, of more, and the others; on phones each is as wide as
   * the window.
   */
  mosaicOnly: slot('100vw', PAGE, 1536),
  mosaicWide: slot('100vw', '(min-width: 1584px) 960px, 60.6vw', 1536),
  mosaicFirst: slot('100vw', '(min-width: 1584px) 900px, 56.8vw', 1536),
  mosaicNarrow: slot('100vw', '(min-width: 1584px) 480px, 30.3vw', 1024),
  mosaicSmall: slot('100vw', '(min-width: 1584px) 450px, 28.4vw', 1024),
  /** As wide as the window, up to 1920 px: its widest file is a quarter narrower, and shows it beyond that. */
  window: slot('100vw', 'min(100vw, 1920px)', 1536),
  /** Uncropped, between the bars of the viewer. */
  viewer: slot('100vw', 'min(100vw, 150vh - 240px)', 1536),
  /** Below them. */
  viewerThumb: { sizes: '72px', upTo: 320 },
  /** Beside a quote form. */
  chosen: { sizes: '(max-width: 767px) 96px, 150px', upTo: 320 },
  /** Five columns beside a form from 1024 px on; left out on narrower windows. */
  formSide: slot('1px', '(min-width: 1600px) 581px, (min-width: 1024px) 36.7vw, 1px', 1024),
  /** In the open menu, from 1024 px on. */
  menu: { sizes: '(min-width: 1600px) 435px, (min-width: 1024px) 27vw, 1px', upTo: 1024 },
} as const satisfies Record<string, PhotoSlot>
