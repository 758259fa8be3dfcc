/** An address as a picture that the app on a phone reads from the screen. Drawn here: no other server learns of it. */
import { encode } from 'uqr'

/** Width of the quiet zone around the code, in modules (ISO/IEC 18004). */
const BORDER = 4
const SVG = 'http://www.w3.org/2000/svg'
/** Of the picture on the screen, in pixels. */
const SIZE = '240'

interface CodeWords {
  /** Says what to do with it; it is also the name of the dialog. */
  readonly hint: string
  readonly close: string
}

/** Show an address as a QR code in a dialog, dark on light in both colour modes. */
export function showCode(address: string, { hint, close }: CodeWords): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'page-code'
  dialog.ariaLabel = hint
  const text = document.createElement('p')
  text.textContent = hint
  const button = document.createElement('button')
  button.className = 'btn'
  button.type = 'button'
  button.textContent = close
  button.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  // A click beside it closes it, as in other dialogs.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  dialog.append(codeOf(address), text, button)
  document.body.append(dialog)
  dialog.showModal()
}

function codeOf(address: string): SVGElement {
  const { data, size } = encode(address, { border: BORDER })
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const picture = element('svg', {
    viewBox: `0 0 ${size} ${size}`,
    width: SIZE,
    height: SIZE,
    'shape-rendering': 'crispEdges',
    'aria-hidden': 'true',
  })
  picture.append(
    element('rect', { width: `${size}`, height: `${size}`, fill: '#fff' }),
    element('path', { d: modules, fill: '#0f172a' }),
  )
  return picture
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
