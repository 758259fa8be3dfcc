interface ChosenIconProps {
  /** SVG elements on a grid of 24 by 24, out of the site's own collection. */
  shape: string
  className?: string
}

/** An icon chosen in the back office, in the colour of the text. The label beside it carries the meaning. */
export function ChosenIcon({ shape, className = 'icon' }: ChosenIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes of the pinned package get here, by name
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}
