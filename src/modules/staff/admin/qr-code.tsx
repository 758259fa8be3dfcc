import { encode } from 'uqr'

/** Width of the quiet zone around the code, in modules (ISO/IEC 18004). */
const BORDER = 4

/**
 * A text as a QR code, rendered here so that its content reaches no third party. Dark on light in both colour
 * modes.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: BORDER })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0f172a" />
    </svg>
  )
}
