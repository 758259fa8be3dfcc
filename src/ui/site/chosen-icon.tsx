interface ChosenIconProps {
  /** SVG elements on a grid of 24 by 24, out of the site's own collection. */
  shape: string
  className?: string
}

/** A pictogram that somebody chose in the back office, in the colour of the text. The words beside it say what it is. */
export function ChosenIcon({ shape, className = 'icon' }: ChosenIconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only shapes of the pinned package come here, by name
      dangerouslySetInnerHTML={{ __html: shape }}
    />
  )
}
