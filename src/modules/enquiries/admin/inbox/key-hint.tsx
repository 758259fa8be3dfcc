/** The key of a command, for the eye: a screen reader hears the command alone. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span className="key-hint" aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  )
}
