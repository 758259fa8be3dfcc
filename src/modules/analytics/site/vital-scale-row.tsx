import type { Device, Metric } from '../model/vital-names.ts'
import { THRESHOLDS } from '../model/vital-scale.ts'

/** A value on the scale; its shape identifies the device. */
export interface Mark {
  readonly device: Device
  readonly value: number
}

interface VitalScaleLineProps {
  readonly metric: Metric
  readonly marks: readonly Mark[]
  /** Text alternative of the drawing. */
  readonly label: string
}

/** The scale ends at 1.5 times the poor threshold; values beyond are at its end. */
const BEYOND_POOR = 1.5

/** End of the scale for a metric without thresholds, in milliseconds. */
const LONGEST = 2500

/** Centred on 0, 14. */
const SHAPES: Readonly<Record<Device, string>> = {
  phone: 'M-6 14a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  tablet: 'M0 7l7 12h-14z',
  desktop: 'M-5.5 8.5h11v11h-11z',
}

/** The shape of a device, for the legend. */
export function DeviceShape({ device }: { device: Device }) {
  return (
    <svg className="vital-shape" width="14" height="28" aria-hidden="true">
      <svg x="7" overflow="visible" aria-hidden="true">
        <path d={SHAPES[device]} />
      </svg>
    </svg>
  )
}

/**
 * Good, middling and poor as a line of growing width, with the values on it. Positioned in per cent, so that
 * any width leaves its shapes undistorted.
 */
export function VitalScaleRow({ metric, marks, label }: VitalScaleLineProps) {
  const thresholds = THRESHOLDS[metric]
  const end = thresholds ? thresholds[1] * BEYOND_POOR : LONGEST
  const at = (value: number) => `${Math.round(Math.min(value / end, 1) * 1000) / 10}%`
  return (
    <svg className="vital-scale" width="100%" height="28" role="img" aria-label={label}>
      {thresholds ? (
        <>
          <rect className="good" x="0" y="13" width={at(thresholds[0])} height="2" />
          <rect
            className="middling"
            x={at(thresholds[0])}
            y="12"
            width={at(thresholds[1] - thresholds[0])}
            height="4"
          />
          <rect className="poor" x={at(thresholds[1])} y="11" width={at(end - thresholds[1])} height="6" />
        </>
      ) : (
        <rect className="middling" x="0" y="13" width="100%" height="2" />
      )}
      {marks.map(({ device, value }) => (
        <svg key={device} x={at(value)} overflow="visible" aria-hidden="true">
          <path d={SHAPES[device]} />
        </svg>
      ))}
    </svg>
  )
}
