import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A text that stands over a picture, and the contrast that it has there. */
interface TextOnPicture {
  readonly text: string
  /** Of its colour with the pixels behind it, of which the worst twentieth is left out: 1 to 21 (WCAG 1.4.3). */
  readonly contrast: number
  /** 4.5, or 3 for large letters. */
  readonly least: number
}

/** The texts of a page which have a picture behind them, measured in what the browser draws. */
export async function textsOnPictures(page: Page): Promise<TextOnPicture[]> {
  const texts = await page.evaluate(findTexts)
  const measured: TextOnPicture[] = []
  for (const [index, { text, colour, isLarge }] of texts.entries()) {
    const boxes = await page.evaluate(hideText, index)
    const { data, info } = await sharp(await page.screenshot({ animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const ratio = info.width / (page.viewportSize()?.width ?? info.width)
    const contrasts: number[] = []
    for (const box of boxes)
      for (let y = Math.max(0, box.top); y < Math.min(box.bottom, info.height / ratio); y += 1)
        for (let x = Math.max(0, box.left); x < Math.min(box.right, info.width / ratio); x += 1) {
          const at = (Math.floor(y * ratio) * info.width + Math.floor(x * ratio)) * info.channels
          contrasts.push(contrastOf(colour, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
        }
    contrasts.sort((one, other) => one - other)
    const worst = contrasts[Math.floor(contrasts.length / 20)]
    if (worst !== undefined) measured.push({ text, contrast: worst, least: isLarge ? 3 : 4.5 })
    await page.evaluate(showTexts)
  }
  return measured
}

type Colour = readonly [red: number, green: number, blue: number]

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Mark the elements with a text of their own and a picture behind it; run within the page. */
function findTexts(): { text: string; colour: Colour; isLarge: boolean }[] {
  // What lets presses through is found, too.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const partsOf = (colour: string) => {
    if (!canvas) return [0, 0, 0, 255]
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const isOnPicture = (element: Element, { left, top, width, height }: DOMRect) => {
    const [x, y] = [left + width / 2, top + height / 2]
    const below = document.elementsFromPoint(x, y)
    const at = below.indexOf(element)
    for (const box of at < 0 ? [] : below.slice(at)) {
      if (box.matches('.photo, img, image, video')) return true
      if (partsOf(getComputedStyle(box).backgroundColor)[3] === 255) return false
    }
    return false
  }
  const found: { text: string; colour: Colour; isLarge: boolean }[] = []
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const own = [...element.childNodes].find((node) => node instanceof Text && node.nodeValue?.trim())
    if (!own || element.closest('svg, script, style, noscript') || !element.checkVisibility()) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const range = document.createRange()
    range.selectNodeContents(own)
    const boxes = [...range.getClientRects()]
    if (!boxes.some((box) => isOnPicture(element, box))) continue
    element.dataset.onPicture = `${found.length}`
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [red = 0, green = 0, blue = 0] = partsOf(color)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
    found.push({ text: `${own.nodeValue?.trim()}`, colour: [red, green, blue], isLarge })
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  return found
}

/** Take the letters of a marked element out of the picture, and say where they were; run within the page. */
async function hideText(index: number): Promise<Box[]> {
  const element = document.querySelector<HTMLElement>(`[data-on-picture="${index}"]`)
  if (!element) return []
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const range = document.createRange()
  range.selectNodeContents(element)
  const boxes = [...range.getClientRects()].map(({ left, top, right, bottom }) => ({
    left,
    top,
    right,
    bottom,
  }))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`[data-on-picture="${index}"], [data-on-picture="${index}"] * {
    color: transparent !important; text-shadow: none !important; transition: none !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const images = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })
  await Promise.all(images.map((image) => image.decode().catch(() => {})))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  return boxes
}

/** Show the letters again; run within the page. */
function showTexts(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}

/** Contrast of two colours of sRGB, as WCAG 2 defines it. */
function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
